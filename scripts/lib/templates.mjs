/** Turns the templates of scripts/templates into files. */

/** Whether a name can be a folder's: small letters and figures with single hyphens. @param {string} name */
export const isPlain = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** @param {string} name as a folder has it: `price-flag` */
const words = (name) => name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/**
 * One file of a template.
 * @param {string} file its name, with `Name` for the new one's
 * @param {string} text with `__Name__` (PriceFlag), `__Title__` (Price flag) and `__Group__` (Components) in it
 * @param {{ name: string, group: string }} own
 * @returns {{ file: string, text: string }}
 */
export function written(file, text, { name, group }) {
  const pascal = words(name).join('')
  const title = words(name).map((word, index) => (index === 0 ? word : word.toLowerCase())).join(' ')
  const filled = text.replaceAll('__Name__', pascal).replaceAll('__Title__', title).replaceAll('__Group__', group)
  return { file: file.replace('.template', '').replace('Name', pascal), text: filled }
}
