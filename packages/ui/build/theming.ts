import { CLASS_PREFIX, propertiesIn } from './class-names'

const prefix = `--${CLASS_PREFIX}`

/** The packed sheets that {@link themingProblems} reads. */
export interface PackedSheets {
  /** `tokens.css` */
  tokens: string
  /** `styles.css`: the tokens, bare elements and every class. */
  styles: string
}

/**
 * Radii and type with a value of their own; a radius of 0 or per cent has a shape, `min()` limits a custom property,
 * and print has sizes in pt.
 */
const ownValue =
  /[{;](?:border[\w-]*-radius|font-(?:size|weight|family)):(?!(?:min\()?var\(|inherit|0[;}]|3\.4|[\d.]+(?:%|pt))[^;}]+/g

/**
 * What a project cannot set by custom properties, or could set by accident.
 * @param scale the names of the tokens in `scale.css`
 * @param documented a text that names custom properties of the package
 */
export function themingProblems(sheets: PackedSheets, scale: readonly string[], documented: string): string[] {
  const classes = sheets.styles.replace(/@font-face\{[^}]*\}/g, '')
  const declared = new Set(sheets.tokens.match(/--[\w-]+(?=:)/g))
  const unprefixed = [...new Set(propertiesIn(sheets.styles))].filter((name) => !name.startsWith(prefix))
  const names = scale.map((name) => prefix + name.slice(2))
  return [
    ...unprefixed.map((name) => `styles.css: ${name} may be a name of the project too`),
    ...names.filter((name) => !declared.has(name)).map((name) => `tokens.css does not declare ${name}`),
    ...names.filter((name) => !sheets.styles.includes(`var(${name})`)).map((name) => `styles.css does not use ${name}`),
    // Resets of bare elements are in a later layer, and would win.
    ...(sheets.tokens.match(/\.[a-z][\w-]*(?=[,{])/g) ?? []).map((name) => `tokens.css: ${name} is no custom property`),
    ...(classes.match(ownValue) ?? []).map((rule) => `styles.css: ${rule.slice(1)} is not a custom property`),
    ...propertiesIn(documented)
      .filter((name) => name.startsWith(prefix) && name !== prefix && !declared.has(name))
      .map((name) => `README.md: tokens.css does not declare ${name}`),
  ]
}
