/** The colour scheme of a document; without one the system preference applies. */
export type Scheme = 'light' | 'dark'

/** The contrast of a document; without one the system preference applies. */
export type Contrast = 'standard' | 'more'

/** The density of controls and rows: `comfortable` is the default, `compact` suits long orders on a desktop. */
export type Density = 'comfortable' | 'compact'

/** Sets the colour scheme of a document; `undefined` returns to the system preference. */
export function setScheme(root: HTMLElement, scheme: Scheme | undefined): void {
  if (scheme) {
    root.dataset.scheme = scheme
  } else {
    delete root.dataset.scheme
  }
}

/** Sets the contrast of a document; `undefined` returns to the system preference. */
export function setContrast(root: HTMLElement, contrast: Contrast | undefined): void {
  if (contrast) {
    root.dataset.contrast = contrast
  } else {
    delete root.dataset.contrast
  }
}

/** Sets the density of everything inside `root`. */
export function setDensity(root: HTMLElement, density: Density): void {
  root.dataset.density = density
}
