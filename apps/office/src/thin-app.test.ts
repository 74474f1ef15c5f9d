import { expect, test } from 'vitest'
import { problemsIn } from '../../web/checks/thin-app'

test('this app looks like nothing and calls nobody by itself', () => {
  expect(problemsIn(new URL('./', import.meta.url))).toEqual([])
})
