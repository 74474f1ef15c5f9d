/** Published packages name the repository that the project's package.json names, or none. */
import { PUBLISHED, withRepository } from '../lib/repository.mjs'
import { textOf } from '../lib/sources.mjs'

/**
 * Returns the packages that say something else.
 * @param {string | undefined} url
 * @param {Readonly<Record<string, Record<string, unknown>>>} manifests by folder
 * @returns {string[]}
 */
export const otherRepositories = (url, manifests) =>
  Object.entries(manifests).flatMap(([folder, manifest]) =>
    JSON.stringify(withRepository(manifest, url, folder)) === JSON.stringify(manifest)
      ? []
      : [`${folder}/package.json names another repository than package.json: npm run repository -- ${url ?? ''}`],
  )

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(textOf(folder === '' ? 'package.json' : `${folder}/package.json`))

export default () =>
  otherRepositories(
    manifestOf('').repository,
    Object.fromEntries(PUBLISHED.map((folder) => [folder, manifestOf(folder)])),
  )
