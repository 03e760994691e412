# Builds the `railhead` binary and puts it alone into a small image.
FROM rust:1.95.0-slim-bookworm AS build
WORKDIR /src
COPY Cargo.toml Cargo.lock rust-toolchain.toml ./
COPY bot bot
COPY engine engine
COPY local-discord local-discord
COPY migrations migrations
COPY render render
COPY tests tests
COPY words words
RUN cargo build --release --locked --package bot --bin railhead

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/railhead railhead
COPY --from=build /src/target/release/railhead /usr/local/bin/railhead
USER railhead
WORKDIR /var/lib/railhead
VOLUME /var/lib/railhead
# Within the container, for the health check; another address lets it be scraped from outside.
ENV RAILHEAD_METRICS=127.0.0.1:9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["railhead", "health"]
ENTRYPOINT ["railhead"]
# In an image a forgotten token is a mistake, not a wish for a local table.
CMD ["--require-token"]
