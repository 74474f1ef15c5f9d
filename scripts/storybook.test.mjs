import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingFromIndex, storyNames } from './storybook.mjs'

const file = 'packages/ui/src/components/button/Button.stories.tsx'
const source = "const meta = {}\nexport default meta\nexport const Default: Story = {}\nexport const Busy: Story = {}\n"
const entry = { type: 'story', importPath: `./${file}`, exportName: 'Default' }

test('the named exports of a story file are its stories', () => {
  assert.deepEqual(storyNames(source), ['Default', 'Busy'])
})

test('a story that the built index does not list is found', () => {
  assert.deepEqual(missingFromIndex({ [file]: source }, [entry]), [`${file}#Busy`])
  assert.deepEqual(missingFromIndex({ [file]: source }, [entry, { ...entry, exportName: 'Busy' }]), [])
})

test('a page of documentation that the built index does not list is found', () => {
  assert.deepEqual(missingFromIndex({ 'packages/ui/src/start.mdx': '# Start' }, [entry]), ['packages/ui/src/start.mdx'])
})
