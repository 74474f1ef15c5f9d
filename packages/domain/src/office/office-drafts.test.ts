import { expect, it } from 'vitest'
import type { TextStorage } from '../text-storage'
import { createOfficeDrafts } from './office-drafts'

function memory(): TextStorage {
  let kept: string | null = null
  return {
    read: () => kept,
    write: (text) => {
      kept = text
    },
    clear: () => {
      kept = null
    },
  }
}

it('an answer that is not sent is there again after a reload, for whoever typed it and for nobody else', () => {
  const place = memory()
  createOfficeDrafts(place).keep('oper_tove', 'answer compl_1', 'We send three new jars.')
  const again = createOfficeDrafts(place)
  expect(again.read('oper_tove', 'answer compl_1')).toBe('We send three new jars.')
  expect([again.read('oper_johan', 'answer compl_1'), again.read('oper_tove', 'answer compl_2')]).toEqual(['', ''])
})

it('an answer that is sent, and all answers of who leaves, are gone', () => {
  const place = memory()
  const drafts = createOfficeDrafts(place)
  drafts.keep('oper_tove', 'answer compl_1', 'Sent.')
  drafts.keep('oper_tove', 'answer compl_2', 'Not sent.')
  drafts.keep('oper_tove', 'answer compl_1', '')
  expect([drafts.read('oper_tove', 'answer compl_1'), drafts.read('oper_tove', 'answer compl_2')]).toEqual([
    '',
    'Not sent.',
  ])
  drafts.erase()
  expect(place.read()).toBeNull()
})
