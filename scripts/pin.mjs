/**
 * `node scripts/pin.mjs`: pins every image to its tag's current digest and every action to its tag's current commit, in
 * Dockerfile, compose.yaml and the workflows. Tags are kept, and running it again follows them. Requires access to the
 * registries and GitHub; if one does not answer, the line is unchanged and the script exits with 1.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/command.mjs'
import { hasReferences, withPins } from './lib/pins.mjs'
import { sources } from './lib/sources.mjs'

/** Base URLs of the requests. */
const usual = { registryOf: (/** @type {string} */ host) => `https://${host}`, github: 'https://api.github.com' }

/** Media types of the `Accept` header. Indexes come first: a manifest of a single platform has another digest. */
const manifests = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ')

/** Timeout of a request, in ms. */
const timeoutMs = 20_000

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function request(url, headers, method = 'GET') {
  return fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) })
}

/**
 * Returns a read token, from the URL in the registry's `WWW-Authenticate` header.
 * @param {string} challenge
 */
async function tokenFor(challenge) {
  const fields = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const query = new URLSearchParams({ service: fields['service'] ?? '', scope: fields['scope'] ?? '' })
  const url = `${fields['realm']}?${query}`
  const { token } = /** @type {{ token: string }} */ (await (await request(url, {})).json())
  return token
}

/**
 * @param {string} name
 * @param {string} tag
 * @param {typeof usual} where
 */
async function digestOf(name, tag, { registryOf }) {
  const [first = '', ...rest] = name.split('/')
  const hasHost = rest.length > 0 && /[.:]/.test(first)
  const host = hasHost ? first : 'registry-1.docker.io'
  const repository = hasHost ? rest.join('/') : rest.length > 0 ? name : `library/${name}`
  const url = `${registryOf(host)}/v2/${repository}/manifests/${tag}`
  const refused = await request(url, { accept: manifests }, 'HEAD')
  const challenge = refused.headers.get('www-authenticate')
  const answer =
    refused.status === 401 && challenge
      ? await request(url, { accept: manifests, authorization: `Bearer ${await tokenFor(challenge)}` }, 'HEAD')
      : refused
  return answer.ok ? (answer.headers.get('docker-content-digest') ?? undefined) : undefined
}

/**
 * @param {string} name
 * @param {string} tag
 * @param {typeof usual} where
 */
async function commitOf(name, tag, { github }) {
  const [owner, repository] = name.split('/')
  const answer = await request(`${github}/repos/${owner}/${repository}/commits/${tag}`, {
    accept: 'application/vnd.github.sha',
  })
  return answer.ok ? (await answer.text()).trim() : undefined
}

const isPin = { image: /^sha256:[0-9a-f]{64}$/, action: /^[0-9a-f]{40}$/ }

/**
 * @param {[file: string, text: string][]} files
 * @param {typeof usual} where
 * @returns {Promise<{ files: [file: string, text: string][], failed: string[] }>} the pinned files, and the references
 * that could not be resolved
 */
export async function pinAll(files, where = usual) {
  /** @type {Map<string, import('./lib/pins.mjs').Reference>} */
  const references = new Map()
  const keyOf = (/** @type {import('./lib/pins.mjs').Reference} */ { kind, name, version }) =>
    `${kind} ${name} ${version}`
  for (const [, text] of files) withPins(text, (reference) => void references.set(keyOf(reference), reference))
  /** @type {Map<string, string>} */
  const found = new Map()
  /** @type {string[]} */
  const failed = []
  for (const [key, { kind, name, version }] of references) {
    const pin = await (kind === 'image' ? digestOf : commitOf)(name, version, where).catch(() => undefined)
    if (pin !== undefined && isPin[kind].test(pin)) found.set(key, pin)
    else failed.push(key)
  }
  return {
    files: files.map(([file, text]) => [file, withPins(text, (reference) => found.get(keyOf(reference)))]),
    failed,
  }
}

if (import.meta.filename === process.argv[1]) {
  const { files, failed } = await pinAll(sources(hasReferences))
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  for (const key of failed) console.error(`not found, unchanged: ${key}`)
  if (failed.length > 0) process.exitCode = 1
}
