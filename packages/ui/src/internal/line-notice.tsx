import { useId, type ReactNode } from 'react'
import { Button } from '../components/actions/button'

/** A way to change the line. */
interface LineNoticeAction {
  /** The button's text. */
  text: string
  /** Its accessible name, if the text alone does not name the line. */
  name?: string
  /** It was pressed. */
  onPress: () => void
}

export interface LineNoticeProps {
  /** What is wrong with the line, or could be better. */
  children: ReactNode
  actions: readonly LineNoticeAction[]
  /** True if the problem blocks the order until an action is taken. */
  isFix?: boolean
}

/** A note on a line, and the actions that change it. */
export function LineNotice({ children, actions, isFix }: LineNoticeProps) {
  const textId = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b id={textId} className="num">
        {children}
      </b>
      <span data-fix={isFix} className="-ms-2 flex flex-wrap gap-x-1">
        {actions.map(({ text, name, onPress }) => (
          <Button key={text} variant="quiet" size="sm" aria-label={name} aria-describedby={textId} onPress={onPress}>
            {text}
          </Button>
        ))}
      </span>
    </span>
  )
}
