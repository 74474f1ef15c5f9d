import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawsAlike, systemHere } from './drawn-by.mjs'

const kept = 'chromium-headless-shell 156.0.8078.79 on debian 12 x64'

test('compares snapshots across security updates of the browser', () => {
  assert.equal(drawsAlike('chromium-headless-shell 156.0.8078.108 on debian 12 x64', kept), true)
})

test('does not compare snapshots across milestones, systems and programs, or without stored ones', () => {
  const others = [
    kept.replace('156', '157'),
    kept.replace('debian 12', 'debian 13'),
    kept.replace('x64', 'arm64'),
    kept.replace('-headless-shell', ''),
    'none',
  ]
  assert.deepEqual(
    others.map((other) => drawsAlike(other, kept)),
    [false, false, false, false, false],
  )
})

test("uses the system's own name", () => {
  assert.equal(
    systemHere('PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n'),
    `debian 12 ${process.arch}`,
  )
  assert.equal(systemHere(''), `${process.platform} ${process.arch}`)
})
