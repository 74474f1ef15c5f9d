/** Lints packed packages: publint for package.json and files, Are the Types Wrong for what TypeScript resolves. */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What the packages support: they are ES modules, for bundlers and for Node. */
const RESOLUTIONS = /** @type {const} */ (['bundler', 'node16-esm'])

/**
 * True if a message is about the export condition under which this repository reads the sources. npm packs
 * package.json unchanged, and only this repository sets the condition, so its files are left out on purpose.
 * @param {import('publint').Message} message
 */
const isSourceCondition = ({ path }) => path.includes('skafferi-source')

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Returns the entry points with types; a pattern stands for all files that match it.
 * @param {import('@arethetypeswrong/core').Package} pack
 * @returns {string[]}
 */
function typedEntries(pack) {
  const folder = `/node_modules/${pack.packageName}/`
  const files = pack.listFiles(folder).map((file) => `./${file.slice(folder.length)}`)
  const { exports } = JSON.parse(pack.readFile(`${folder}package.json`))
  return Object.entries(exports).flatMap(([entry, { types = '' }]) => {
    const [start = '', end = ''] = types.split('*')
    if (!types.includes('*')) return types ? [entry] : []
    const pattern = new RegExp(`^${escaped(start)}(.+)${escaped(end)}$`)
    return files
      .flatMap((file) => entry.replace('*', pattern.exec(file)?.[1] ?? '') || [])
      .filter((name) => !name.endsWith('/'))
  })
}

/**
 * Returns what is wrong with a packed package.
 * @param {Buffer} packed
 * @returns {Promise<string[]>}
 */
export async function lintPacked(packed) {
  const bytes = new Uint8Array(packed)
  const { messages, pkg } = await publint({ pack: { tarball: bytes.slice().buffer }, strict: true })
  const pack = createPackageFromTarballData(bytes)
  const entrypoints = typedEntries(pack)
  const analysis = await checkPackage(pack, { entrypoints })
  if (!analysis.types || entrypoints.length === 0) return ['The package has no types.']
  const wrong = analysis.problems.filter((problem) =>
    RESOLUTIONS.some((resolution) => problemAffectsResolutionKind(problem, resolution, analysis)),
  )
  console.log(`publint, and Are the Types Wrong over ${entrypoints.length} entry points`)
  return [
    ...messages
      .filter((message) => !isSourceCondition(message))
      .map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...wrong.map((problem) => `types: ${JSON.stringify(problem)}`),
  ]
}
