import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { unpinnedIn, withPins } from './lib/pins.mjs'
import { pinAll } from './pin.mjs'

const digest = `sha256:${'a'.repeat(64)}`
const newer = `sha256:${'b'.repeat(64)}`
const commit = 'c'.repeat(40)

const dockerfile = `# FROM other:1
FROM --platform=linux/amd64 node:22-bookworm-slim AS build
RUN echo "image: none"
FROM build
FROM ghcr.io/owner/tool:1.2@${digest}
`
const compose = `x-store: &store
  build: .
  image: skafferi-store
services:
  proxy:
    image: caddy:2
  bare:
    image: redis
`
const workflow = `jobs:
  tests:
    container: node:22-bookworm
    steps:
      - uses: actions/checkout@v4
      - uses: actions/cache/save@${commit} # v4
      - uses: ./local
`

test('unpinnedIn reports references by a tag only, but not own images, comments and local actions', () => {
  assert.deepEqual(unpinnedIn(dockerfile), ['2 node:22-bookworm-slim'])
  assert.deepEqual(unpinnedIn(compose), ['6 caddy:2', '8 redis:latest'])
  assert.deepEqual(unpinnedIn(workflow), ['3 node:22-bookworm', '5 actions/checkout@v4'])
})

test('withPins changes nothing but the references, and keeps pinned files', () => {
  const pinOf = (/** @type {import('./lib/pins.mjs').Reference} */ { kind }) => (kind === 'image' ? digest : commit)
  for (const text of [dockerfile, compose, workflow]) {
    const pinned = withPins(text, pinOf)
    assert.deepEqual(unpinnedIn(pinned), [])
    assert.equal(withPins(pinned, pinOf), pinned)
    assert.equal(
      withPins(text, () => undefined),
      text,
    )
  }
  assert.match(
    withPins(dockerfile, pinOf),
    new RegExp(`^FROM --platform=linux/amd64 node:22-bookworm-slim@${digest} AS build$`, 'm'),
  )
  assert.match(withPins(workflow, pinOf), new RegExp(`^ {6}- uses: actions/checkout@${commit} # v4$`, 'm'))
})

/** @type {string[]} */
const requests = []
const server = createServer((request, response) => {
  const { url = '', method, headers } = request
  requests.push(`${method} ${url}`)
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  if (url.startsWith('/token')) response.end(JSON.stringify({ token: 'for reading' }))
  else if (url.startsWith('/docker/') && headers.authorization !== 'Bearer for reading') {
    response
      .writeHead(401, {
        'www-authenticate': `Bearer realm="http://127.0.0.1:${port}/token",service="registry",scope="repository:x:pull"`,
      })
      .end()
  } else if (url === '/docker/v2/library/node/manifests/22-bookworm-slim')
    response.writeHead(200, { 'docker-content-digest': digest }).end()
  else if (url === '/ghcr/v2/owner/tool/manifests/1.2')
    response.writeHead(200, { 'docker-content-digest': newer }).end()
  else if (url === '/docker/v2/library/caddy/manifests/2')
    response.writeHead(200, { 'docker-content-digest': 'no digest' }).end()
  else if (url === '/github/repos/actions/checkout/commits/v4') response.end(`${commit}\n`)
  else if (url === '/github/repos/actions/cache/commits/v4') response.end('d'.repeat(40))
  else response.writeHead(404).end()
})
before(() => new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined))))
after(() => void server.close())

test('pinAll pins tags to the registries’ digests, and keeps lines without a valid response', async () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const base = `http://127.0.0.1:${port}`
  const where = {
    registryOf: (/** @type {string} */ host) => `${base}/${host === 'registry-1.docker.io' ? 'docker' : 'ghcr'}`,
    github: `${base}/github`,
  }
  const { files, failed } = await pinAll(
    [
      ['Dockerfile', dockerfile],
      ['compose.yaml', compose],
      ['w.yml', workflow],
    ],
    where,
  )
  const [docker = '', composed = '', flow = ''] = files.map(([, text]) => text)
  assert.ok(docker.includes(`node:22-bookworm-slim@${digest} AS build`))
  assert.ok(docker.includes(`tool:1.2@${newer}`))
  assert.equal(composed, compose)
  assert.ok(flow.includes(`actions/checkout@${commit} # v4`))
  assert.ok(flow.includes(`actions/cache/save@${'d'.repeat(40)} # v4`))
  assert.deepEqual(failed, ['image caddy 2', 'image redis latest', 'image node 22-bookworm'])
  assert.equal(new Set(requests.filter((line) => line.includes('/manifests/22-bookworm-slim'))).size, 1)
})

test('pinAll keeps and reports all references without a network', async () => {
  const where = { registryOf: () => 'http://127.0.0.1:1', github: 'http://127.0.0.1:1' }
  const { files, failed } = await pinAll([['compose.yaml', compose]], where)
  assert.deepEqual(files, [['compose.yaml', compose]])
  assert.deepEqual(failed, ['image caddy 2', 'image redis latest'])
})
