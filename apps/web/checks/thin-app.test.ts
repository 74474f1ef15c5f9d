import { expect, test } from 'vitest'
import { appProblems, problemsIn } from './thin-app'

test.each(['../src/', '../../office/src/'])(
  'the app in %s looks like nothing and calls nobody by itself',
  (sources) => {
    expect(problemsIn(new URL(sources, import.meta.url))).toEqual([])
  },
)

test('class names, calls and colours are found with their line', () => {
  const source =
    'const a = <p className="x" />\nawait fetch(\'/store\')\nwindow.fetch(url)\nconst c = \'#fff\'\nconst d = "#12AB34"\n'
  expect(appProblems(source, 'a').map((problem) => problem.split(':')[1])).toEqual(['1', '2', '3', '4', '5'])
})

test('prefetching, refetching, anchors and comments are none of them', () => {
  const source =
    "refetch()\nquery.fetch()\nconst a = '#main'\n// fetch('/x') and className\n/* \n '#fff' */\nconst u = 'https://a.example'\n"
  expect(appProblems(source, 'a')).toEqual([])
})

test('the ground of a banner is content, a class name is not', () => {
  const source = 'const background = \'#000000\'\nconst a = <p className="x" />\n'
  expect(appProblems(source, 'content/landing.ts')).toEqual([
    'content/landing.ts:2: a class name (a needed look is a variant in the kit)',
  ])
  expect(appProblems(source, 'routes/landing.tsx')).toHaveLength(2)
})
