import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { dataDirProblem, databaseProblem, portProblem, readDatabaseUrl, settingsFrom, startProblems } from './lib/preflight.mjs'

const nobody = () => undefined
const packages = '/nowhere'

let folder = ''
let taken = 0
const server = createServer((socket) => socket.destroy())

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preflight-test-'))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  taken = /** @type {import('node:net').AddressInfo} */ (server.address()).port
})

after(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  await once(other.close(), 'close')
  return port
}

/** A sentence, not a stack: it begins with a capital, ends with a full stop and has one line. @param {string} [text] */
function assertSentence(text) {
  assert.match(text ?? '', /^[A-Z].*\.$/)
}

test('a free port is no problem', async () => {
  assert.equal(await portProblem(String(await freePort()), '127.0.0.1'), undefined)
})

test('a port in use is named, together with another to choose', async () => {
  const problem = await portProblem(String(taken), '127.0.0.1')
  assertSentence(problem)
  assert.ok(problem?.includes(`Port ${taken} of 127.0.0.1 is in use`))
  assert.ok(problem?.includes(`PORT=${taken + 1}`))
})

test('a port that another program uses on one address of localhost is in use on localhost', async () => {
  assert.match((await portProblem(String(taken), 'localhost')) ?? '', /is in use/)
})

test('a port that another program uses on one address cannot be used on all', async () => {
  assert.match((await portProblem(String(taken), '0.0.0.0')) ?? '', /is in use/)
})

for (const text of ['abc', '0', '65536', '40.5', '-1', '4000x']) {
  test(`PORT=${text} is refused as no port`, async () => {
    assert.match((await portProblem(text, '127.0.0.1')) ?? '', /whole number from 1 to 65535/)
  })
}

test('an address of another machine is refused', async () => {
  const problem = await portProblem(String(await freePort()), '192.0.2.1')
  assertSentence(problem)
  assert.match(problem ?? '', /HOST/)
})

test('a folder that does not exist yet is no problem and is not created', () => {
  assert.equal(dataDirProblem(join(folder, 'new/data'), nobody), undefined)
  assert.equal(existsSync(join(folder, 'new')), false)
})

test('trying a folder leaves nothing in it', () => {
  const dir = join(folder, 'empty')
  mkdirSync(dir)
  assert.equal(dataDirProblem(dir, nobody), undefined)
  assert.deepEqual(readdirSync(dir), [])
})

test('a data folder that is a file, or below one, is refused', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const dir of [join(folder, 'file'), join(folder, 'file/data')]) {
    const problem = dataDirProblem(dir, nobody)
    assertSentence(problem)
    assert.match(problem ?? '', /is a file/)
  }
})

test('a folder that cannot be written is refused', { skip: !existsSync('/proc/1') }, () => {
  assert.match(dataDirProblem('/proc/data', nobody) ?? '', /cannot be written/)
})

test('a folder in use is refused with the process that uses it', () => {
  const problem = dataDirProblem(join(folder, 'data'), () => ({ pid: 4711 }))
  assertSentence(problem)
  assert.match(problem ?? '', /in use by a running store \(process 4711\)/)
})

test('what stands in the way of a start is said at once, not one thing a try', async () => {
  const settings = settingsFrom({ PORT: String(taken), DATA_DIR: join(folder, 'file') }, folder)
  assert.equal((await startProblems(settings)).length, 2)
})

test('the shop runs on 4000 of this machine, in .data, unless told otherwise', () => {
  const expected = { port: '4000', host: '127.0.0.1', dataDir: '/shop/.data', databaseUrl: undefined }
  assert.deepEqual(settingsFrom({}, '/shop'), expected)
  assert.deepEqual(settingsFrom({ PORT: '', DATA_DIR: '', DATABASE_URL: '' }, '/shop'), expected)
})

for (const text of ['localhost:5432', 'mysql://localhost/shop', 'postgres://localhost', 'postgres:///shop', 'shop', '']) {
  test(`DATABASE_URL=${text} is refused as no address`, async () => {
    assert.match((await databaseProblem(text, packages)) ?? '', /^DATABASE_URL is not an address/)
  })
}

test('a database address may leave out the port and name a socket', () => {
  assert.equal(readDatabaseUrl('postgres://u:p@db/shop')?.place, 'db:5432')
  assert.equal(readDatabaseUrl('postgresql://%2Frun%2Fpostgresql/shop')?.place, '/run/postgresql')
  assert.equal(readDatabaseUrl('postgres://u@x/shop?host=/run/postgresql')?.host, '/run/postgresql')
})

test('a database that does not answer is named without its password', async () => {
  const problem = await databaseProblem(`postgres://anna:secret@127.0.0.1:${await freePort()}/shop`, packages)
  assertSentence(problem)
  assert.match(problem ?? '', /No PostgreSQL answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/)
  assert.ok(!problem?.includes('secret'))
})

test('before anything is installed, a database that can be reached is enough', async () => {
  assert.equal(await databaseProblem(`postgres://127.0.0.1:${taken}/shop`, packages), undefined)
})

test('once it is installed, something that is no PostgreSQL is found out', async () => {
  const problem = await databaseProblem(`postgres://127.0.0.1:${taken}/shop`, import.meta.dirname)
  assertSentence(problem)
  assert.match(problem ?? '', /refuses the connection/)
})
