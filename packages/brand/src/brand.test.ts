import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brand } from './brand'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Sources of the product, without stories, tests, generated files and comments. */
function productFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => /^(packages\/(ui|domain)|apps\/(web|store))\/.*\.(tsx?|json|html)$/.test(file))
    .filter(
      (file) =>
        !/\.(stories|test)\.tsx?$|\/(generated|dist|foundations)\/|package\.json$|\/(testing|stories)\//.test(file),
    )
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

describe('the name of the shop', () => {
  it('is in one file only', () => {
    const named = productFiles().filter((file) =>
      withoutComments(readFileSync(join(REPOSITORY, file), 'utf8'))
        .replaceAll('@skafferi/', '')
        .includes(brand.name),
    )
    expect(named).toEqual([])
  })
})
