# Short names. Nothing needs `just`: each recipe is one command of README.md or CONTRIBUTING.md.

# Everything that has to pass
check:
    .ci/run

test:
    cargo test --workspace

lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings

# Write the golden files anew
bless:
    RAILHEAD_BLESS=1 cargo test -p tests golden

# Random games with every check at every step, for example: just simulate great-western-trail 4 10000
simulate game players games:
    cargo run --release -- simulate --game {{game}} --players {{players}} --games {{games}} --seed 1 --check --json
