import { Fragment } from 'react'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'

/** Keys whose cap carries a word, and those that carry what they type. */
export type KeyName = 'Enter' | 'Escape' | 'Control' | (string & {})

const WORDS = { Enter: 'key.enter', Escape: 'key.escape', Control: 'key.control' } as const

const isWord = (key: string): key is keyof typeof WORDS => key in WORDS

export interface KeyCapsProps {
  /** The keys in the order they are pressed. */
  keys: readonly KeyName[]
}

/** Keys as they look on the keyboard, beside the words that say what they do. */
export function KeyCaps({ keys }: KeyCapsProps) {
  const t = useWords(officePartsWords)
  return keys.map((key) => (
    <Fragment key={key}>
      <kbd
        className={
          'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-control bg-surface px-1 font-sans ' +
          'text-2xs font-medium text-ink-muted'
        }
      >
        {isWord(key) ? t(WORDS[key]) : key}
      </kbd>{' '}
    </Fragment>
  ))
}
