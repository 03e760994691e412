// Light and dark: as the system says, until somebody chooses.

const THEMES = ["system", "dark", "light"] as const;

export function themeName(): string {
  const stored = localStorage.getItem("theme");
  return THEMES.find((one) => one === stored) ?? "system";
}

export function applyTheme(): void {
  const name = themeName();
  const dark = name === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : name === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export function nextTheme(): void {
  const at = THEMES.indexOf(themeName() as (typeof THEMES)[number]);
  localStorage.setItem("theme", THEMES[(at + 1) % THEMES.length]!);
  applyTheme();
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
