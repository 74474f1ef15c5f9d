/** The colour schemes a document can be told to keep; without one the system's preference decides. */
export type Scheme = 'light' | 'dark'

/** How strong the difference between ground and text can be told to be; without one the system's preference decides. */
export type Contrast = 'standard' | 'more'

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

/** Keeps a document at one contrast, or hands the choice back to the system with `undefined`. */
export function setContrast(root: HTMLElement, contrast: Contrast | undefined): void {
  if (contrast) {
    root.dataset.contrast = contrast
  } else {
    delete root.dataset.contrast
  }
}

/** Sets how tightly everything inside `root` stands. */
export function setDensity(root: HTMLElement, density: Density): void {
  root.dataset.density = density
}
