import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { root } from './lib/command.mjs'

const exec = promisify(execFile)
const notDebian = !existsSync('/usr/bin/flock') || !existsSync('/var/lib/dpkg')

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-test-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Puts a fake apt-get first in the PATH.
 * @param {string} body shell script
 */
function fakeAptGet(body) {
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\ncd ${folder}\n${body}`)
  chmodSync(join(folder, 'apt-get'), 0o755)
}

/**
 * Installs a package in a separate process, like a task of turbo.json.
 * @param {string} name
 */
async function install(name) {
  const code = `import('./scripts/lib/debian.mjs').then(async (it) => process.exit(await it.installPackages(['${name}'], 10)))`
  return exec(process.execPath, ['-e', code], {
    cwd: root,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  })
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')

describe('installPackages', { skip: notDebian && 'This is no Debian.' }, () => {
  test('never runs apt-get in two processes at the same time', async () => {
    fakeAptGet('mkdir held || { echo "two at once" >> calls; exit 100; }\necho "$@" >> calls\nsleep 0.3\nrmdir held\n')
    await Promise.all([install('chromium-headless-shell'), install('firefox-esr')])
    assert.equal(calls().length, 4)
    assert.ok(!calls().includes('two at once'))
    assert.deepEqual(
      calls()
        .filter((call) => call.includes(' install '))
        .map((call) => call.split(' ').at(-1))
        .sort(),
      ['chromium-headless-shell', 'firefox-esr'],
    )
  })

  test('waits for other programs that install packages, and retries while they lock the package lists', async () => {
    fakeAptGet('echo "$@" >> calls\ncase "$*" in *update*) [ "$(grep -c update calls)" -ge 3 ] || exit 100;; esac\n')
    await install('firefox-esr')
    assert.deepEqual(
      calls().map((call) => call.split('=300 ')[1]?.split(' ')[0]),
      ['update', 'update', 'update', 'install'],
    )
    assert.ok(calls().every((call) => call.includes('-o DPkg::Lock::Timeout=300')))
  })

  test('returns the exit code of a failed installation, also without package lists', async () => {
    fakeAptGet('exit 100\n')
    await assert.rejects(install('firefox-esr'), { code: 100 })
  })
})

for (const [browser, title, variable] of [
  ['chromium', 'Chromium', 'CHROME_BIN'],
  ['firefox', 'Firefox', 'FIREFOX_BIN'],
]) {
  test(`a missing ${title} named by ${variable} is reported in one sentence, and nothing is installed`, async () => {
    fakeAptGet('echo "$@" >> calls\n')
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, [String(variable)]: '/nowhere/browser' }
    await assert.rejects(
      exec(process.execPath, ['scripts/browser.mjs', String(browser)], { cwd: root, env }),
      (/** @type {any} */ error) => {
        assert.equal(error.code, 1)
        assert.match(
          error.stderr,
          new RegExp(`^No ${title} starts here: .+\\. Install .*, or set ${variable} to the path of one\\.\\n$`),
        )
        return true
      },
    )
    assert.ok(!existsSync(join(folder, 'calls')))
  })
}
