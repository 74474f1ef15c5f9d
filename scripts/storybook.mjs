/** Storybook as a server on 6006 and as files in storybook-static/, over the demo world's pictures. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { turbo } from './lib/build.mjs'
import { root, runBin } from './lib/command.mjs'
import { listenError } from './lib/ports.mjs'

const PORT = 6006
const OUTPUT = 'storybook-static'
const SOURCES = ['packages/ui/src', 'apps/web/src']
const env = { STORYBOOK_DISABLE_TELEMETRY: '1' }

/** Starts Storybook and stays with it. */
export async function serveStorybook() {
  if (await listenError(PORT, 'localhost')) {
    console.error(`Storybook needs port ${PORT}, and it is in use: stop the program that uses it.`)
    return false
  }
  return (await pictures()) && runBin('storybook', ['dev', '-p', String(PORT), '--exact-port', '--no-open'], { env })
}

/** Builds Storybook and says whether every story of the sources is in its index. */
export async function buildStorybook() {
  const built = (await pictures()) && (await runBin('storybook', ['build', '-o', OUTPUT], { env }))
  return built && checkIndex()
}

const pictures = () => turbo('build', ['@skafferi/fixtures'])

/** The stories that a story file declares: its named exports. @param {string} source */
export function storyNames(source) {
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '')
}

/**
 * @typedef {{ type: string, importPath: string, exportName?: string }} IndexEntry
 * @param {Record<string, string>} files text of each story file and page, by path from the project's folder
 * @param {IndexEntry[]} entries of Storybook's index.json
 * @returns {string[]} what the index lacks
 */
export function missingFromIndex(files, entries) {
  const listed = new Set(entries.map(({ importPath, exportName }) => `${importPath.replace(/^\.\//, '')}#${exportName}`))
  const documents = new Set(entries.map(({ importPath }) => importPath.replace(/^\.\//, '')))
  return Object.entries(files).flatMap(([path, source]) => {
    if (path.endsWith('.mdx')) {
      return documents.has(path) ? [] : [path]
    }
    return storyNames(source).map((name) => `${path}#${name}`).filter((story) => !listed.has(story))
  })
}

function checkIndex() {
  const { entries } = JSON.parse(readFileSync(join(root, OUTPUT, 'index.json'), 'utf8'))
  const paths = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(stories\.tsx|mdx)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const missing = missingFromIndex(files, Object.values(entries))
  missing.forEach((story) => console.error(`Missing from the built Storybook: ${story}`))
  console.log(`${Object.keys(entries).length} entries in ${OUTPUT}/index.json.`)
  return missing.length === 0
}
