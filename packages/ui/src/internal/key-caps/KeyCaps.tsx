import { Fragment, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { ArrowDownIcon, ArrowUpIcon } from '../../components/content/icon/office'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'

/** Named keys are shown with a word or an arrow, other keys with their character. */
export type KeyName = 'Enter' | 'Escape' | 'Control' | 'ArrowUp' | 'ArrowDown' | (string & {})

const WORDS = { Enter: 'key.enter', Escape: 'key.escape', Control: 'key.control' } as const

/** Icons, because the typeface has no arrows. */
const ARROWS = {
  ArrowUp: { word: 'key.up', icon: <ArrowUpIcon size="sm" /> },
  ArrowDown: { word: 'key.down', icon: <ArrowDownIcon size="sm" /> },
} as const

const isWord = (key: string): key is keyof typeof WORDS => key in WORDS
const isArrow = (key: string): key is keyof typeof ARROWS => key in ARROWS

export interface KeyCapsProps {
  /** The keys in the order in which they are pressed. */
  keys: readonly KeyName[]
}

const styles = cva(
  'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-control bg-surface px-1 font-sans ' +
    'text-2xs font-medium text-ink-muted',
  // An icon has no text baseline to align with.
  { variants: { content: { text: '', icon: 'align-middle' } } },
)

/** Keyboard keys, drawn as key caps, beside the text that describes them. */
export function KeyCaps({ keys }: KeyCapsProps) {
  const t = useWords(officePartsWords)
  function cap(key: KeyName): ReactNode {
    if (isWord(key)) return t(WORDS[key])
    if (!isArrow(key)) return key
    const { word, icon } = ARROWS[key]
    return (
      <>
        {icon}
        <VisuallyHidden>{t(word)}</VisuallyHidden>
      </>
    )
  }
  return keys.map((key) => (
    <Fragment key={key}>
      <kbd className={styles({ content: isArrow(key) ? 'icon' : 'text' })}>{cap(key)}</kbd>{' '}
    </Fragment>
  ))
}
