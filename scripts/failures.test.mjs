import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failuresAgain, follow } from './lib/failures.mjs'

test('the end of what failed is shown again, and nothing of what did not', () => {
  assert.equal(failuresAgain(), '')
  follow('good').line('fine')
  const bad = follow('bad')
  for (let number = 1; number <= 200; number += 1) {
    bad.line(`line ${number}`)
  }
  bad.failed()
  const again = failuresAgain()
  assert.match(again, /== failed: bad ==\nline 81\n/)
  assert.match(again, /line 200\n$/)
  assert.doesNotMatch(again, /fine|line 80\n/)
})
