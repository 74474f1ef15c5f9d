import { expect, it } from 'vitest'
import type { TextStorage } from '../platform/text-storage'
import { createOfficeDrafts } from './office-drafts'

function memory(): TextStorage {
  let stored: string | null = null
  return {
    read: () => stored,
    write: (text) => {
      stored = text
    },
    clear: () => {
      stored = null
    },
  }
}

it('restores an unsent answer after a reload, for its author only', () => {
  const storage = memory()
  createOfficeDrafts(storage).save('oper_tove', 'answer compl_1', 'We send three new jars.')
  const again = createOfficeDrafts(storage)
  expect(again.read('oper_tove', 'answer compl_1')).toBe('We send three new jars.')
  expect([again.read('oper_johan', 'answer compl_1'), again.read('oper_tove', 'answer compl_2')]).toEqual(['', ''])
})

it('removes an answer when it is sent, and all answers on sign-out', () => {
  const storage = memory()
  const drafts = createOfficeDrafts(storage)
  drafts.save('oper_tove', 'answer compl_1', 'Sent.')
  drafts.save('oper_tove', 'answer compl_2', 'Not sent.')
  drafts.save('oper_tove', 'answer compl_1', '')
  expect([drafts.read('oper_tove', 'answer compl_1'), drafts.read('oper_tove', 'answer compl_2')]).toEqual([
    '',
    'Not sent.',
  ])
  drafts.erase()
  expect(storage.read()).toBeNull()
})
