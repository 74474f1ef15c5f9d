/** The colour schemes a document can be told to keep; without one the system's preference decides. */
export type Scheme = 'light' | 'dark'

/** How tightly controls and rows are set: `comfortable` is the default, `compact` is for long orders at a desk. */
export type Density = 'comfortable' | 'compact'

/** Keeps a document in one scheme, or hands the choice back to the system with `undefined`. */
export function setScheme(root: HTMLElement, scheme: Scheme | undefined): void {
  if (scheme) {
    root.dataset.scheme = scheme
  } else {
    delete root.dataset.scheme
  }
}

/** Sets how tightly everything inside `root` stands. */
export function setDensity(root: HTMLElement, density: Density): void {
  root.dataset.density = density
}
