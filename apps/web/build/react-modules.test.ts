import { expect, it } from 'vitest'
import { asModule } from './react-modules'

it('React as a module has the names of the CommonJS file, and imports what that requires', async () => {
  const text = asModule('var path = require("node:path")\nexports.join = () => path.join("a", "b")', ['join'])
  const { join, default: whole } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    join: () => string
    default: { join: () => string }
  }
  expect(join()).toBe('a/b')
  expect(whole.join).toBe(join)
})
