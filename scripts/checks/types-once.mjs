/** A type is declared once: the kit uses the types of the domain's views, and neither copies the other's. */
import { exportedNames, sources } from '../lib/sources.mjs'

/** Tests and stories may use any names. */
const OUTSIDE = /\.(test|stories)\.tsx?$|\/(testing|stories)\/|\/story-/

/**
 * Returns the names of exported types that a source declares; re-exports are left out.
 * @param {string} source
 */
export const declaredTypes = (source) => exportedNames(source, 'interface|type|class')

/**
 * Returns the exported types of a package with their files.
 * @param {string} name
 */
function placesIn(name) {
  const own = sources((file) => file.startsWith(`packages/${name}/src/`) && /\.tsx?$/.test(file) && !OUTSIDE.test(file))
  return new Map(own.flatMap(([file, text]) => declaredTypes(text).map((type) => [type, file])))
}

export default function typesOnce() {
  const kit = placesIn('ui')
  const twice = [...placesIn('domain')].filter(([type]) => kit.has(type))
  return twice.map(([type, file]) => `${type} is declared twice: ${file}, ${kit.get(type)}`)
}
