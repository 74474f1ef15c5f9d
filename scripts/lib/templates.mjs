/** Turns the templates of scripts/templates into files. */

/** @typedef {{ name: string, group: string, since: string }} Own what is new: as a folder has it, and where it is shown */

/** Whether a name can be a folder's: small letters and figures with single hyphens. @param {string} name */
export const isPlain = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** @param {string} name as a folder has it: `price-flag` */
const words = (name) => name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/**
 * One file of a template.
 * @param {string} file its path, with `Name` or `__name__` for the new one's
 * @param {string} text with `__Name__` (PriceFlag), `__camel__` (priceFlag), `__name__` (price-flag), `__Title__` (Price flag),
 * `__Group__` (Components/Content) and `__Since__` (0.2.0) in it
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
  const whole = filled.replaceAll('__Title__', title).replaceAll('__Group__', group).replaceAll('__Since__', since)
  return {
    file: file
      .replace('.template', '')
      .replaceAll('__name__', name)
      .replace(/Name(?=[^/]*$)/, pascal),
    text: whole,
  }
}
