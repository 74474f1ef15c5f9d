/** A shape is declared once: the kit takes the types of the domain's views, and neither writes down the other's again. */
import { exportedNames, sources } from '../lib/sources.mjs'

/** Tests and stories may call theirs what they like. */
const OUTSIDE = /\.(test|stories)\.tsx?$|\/(testing|stories)\/|\/story-/

/** Names of the types that a source declares for others; what it only passes on is not. @param {string} source */
export const declaredTypes = (source) => exportedNames(source, 'interface|type|class')

/** Where each type of a package is declared. @param {string} name */
function placesIn(name) {
  const own = sources((file) => file.startsWith(`packages/${name}/src/`) && /\.tsx?$/.test(file) && !OUTSIDE.test(file))
  return new Map(own.flatMap(([file, text]) => declaredTypes(text).map((type) => [type, file])))
}

export default function typesOnce() {
  const kit = placesIn('ui')
  const twice = [...placesIn('domain')].filter(([type]) => kit.has(type))
  return twice.map(([type, file]) => `${type} is declared twice: ${file}, ${kit.get(type)}`)
}
