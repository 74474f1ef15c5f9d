/** Turns the templates of scripts/templates into files. */

/**
 * @typedef {{ name: string, group: string, since: string }} Own folder name, Storybook group and first version of the
 * new code
 */

/**
 * True for a valid folder name: lower-case letters and digits with single hyphens.
 * @param {string} name
 */
export const isPlain = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** @param {string} name folder name, e.g. `price-flag` */
const words = (name) => name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/**
 * Returns one file of a template.
 * @param {string} file its path with placeholders `Name` and `__name__`
 * @param {string} text with placeholders `__Name__` (PriceFlag), `__camel__` (priceFlag), `__name__` (price-flag),
 * `__Title__` (Price flag), `__Group__` (Components/Content) and `__Since__` (0.2.0)
 * @param {Own} own
 * @returns {{ file: string, text: string }}
 */
export function written(file, text, { name, group, since }) {
  const pascal = words(name).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  const title = words(name)
    .map((word, index) => (index === 0 ? word : word.toLowerCase()))
    .join(' ')
  const filled = text.replaceAll('__Name__', pascal).replaceAll('__camel__', camel).replaceAll('__name__', name)
  const content = filled.replaceAll('__Title__', title).replaceAll('__Group__', group).replaceAll('__Since__', since)
  return {
    file: file
      .replace('.template', '')
      .replaceAll('__name__', name)
      .replace(/Name(?=[^/]*$)/, pascal),
    text: content,
  }
}
