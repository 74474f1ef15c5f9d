import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawsAlike, systemHere } from './lib/drawn-by.mjs'

const kept = 'Chromium 156.0.8078.79 on debian 12 x64'

test('pictures are compared through security updates of their browser', () => {
  assert.equal(drawsAlike('Chromium 156.0.8078.108 on debian 12 x64', kept), true)
})

test('the next milestone and another system draw letters otherwise, and where nothing is kept nothing is compared', () => {
  const others = ['Chromium 157.0.8078.79 on debian 12 x64', 'Chromium 156.0.8078.79 on debian 13 x64', 'Chromium 156.0.8078.79 on debian 12 arm64', 'none']
  assert.deepEqual(others.map((other) => drawsAlike(other, kept)), [false, false, false, false])
})

test('a system is called as it calls itself', () => {
  assert.equal(systemHere('PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n'), `debian 12 ${process.arch}`)
  assert.equal(systemHere(''), `${process.platform} ${process.arch}`)
})
