import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoBlocks } from '@skafferi/brand/content/blocks'

/** Words that only the demo's content has. */
const distinctive = [
  '#1 Wholesale Marketplace',
  'Made for how you sell',
  'Fill the shelf before the weekend',
  'Gift Award',
  'Simplifying Your Wholesale',
  'How wholesale works here',
  '60-day',
  'Perfect Accessories',
  'Game night',
  '$299',
  'Browse By Category',
  'New Arrival',
  'Money back guarantee',
  '1-year warranty',
  'Becoming a customer',
  'Who we serve',
  'Nordic fulfilment',
]

/** The files of a folder and its text; stories and tests can name the demo's words. */
const read = (folder: URL, matches: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => matches.test(file) && !/\.(test|stories)\.tsx?$|^stories\//.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)

const sources = [
  ...read(new URL('./', import.meta.url), /\.tsx?$/),
  ...read(new URL('../../../packages/ui/src/words/', import.meta.url), /\.(json|ts)$/),
]

it('the demo’s words are those of its blocks', () => {
  const content = JSON.stringify(demoBlocks)
  expect(distinctive.filter((words) => !content.includes(words))).toEqual([])
})

it('no other shop shows the demo’s words: neither the app nor the catalogues have them', () => {
  const files = sources.map(([file]) => file)
  expect(files).toEqual(expect.arrayContaining(['routes/landing.tsx', 'landing.en.json', 'generated/landing.ts']))
  const found = sources.flatMap(([file, text]) =>
    distinctive.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

it('no module of the app imports the demo’s shop', () => {
  expect(sources.filter(([, text]) => text.includes('@skafferi/brand')).map(([file]) => file)).toEqual([])
})
