/** A shape is declared once: the kit takes the types of the domain's views, and neither writes down the other's again. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command.mjs'

/** Tests and stories may call theirs what they like. */
const OUTSIDE = /\.(test|stories)\.tsx?$|(^|[/\\])((testing|stories)[/\\]|story-)/

/** Names of the types that a source declares for others; what it only passes on is not. @param {string} source */
export function declaredTypes(source) {
  return [...source.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name]) => name ?? '')
}

/** Where each type of a folder is declared. @param {string} folder from the project's folder */
function placesIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !OUTSIDE.test(file)).map((file) => join(folder, file))
  return Object.fromEntries(
    sources.flatMap((file) => declaredTypes(readFileSync(join(root, file), 'utf8')).map((name) => [name, file])),
  )
}

/** Prints the types that domain and kit both declare, and says whether there are none. */
export default async function typesOnce() {
  const kit = placesIn('packages/ui/src')
  const twice = Object.entries(placesIn('packages/domain/src')).filter(([name]) => kit[name])
  twice.forEach(([name, file]) => console.error(`${name} is declared twice: ${file}, ${kit[name]}`))
  return twice.length === 0
}
