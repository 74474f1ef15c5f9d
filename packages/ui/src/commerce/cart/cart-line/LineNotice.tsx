import { useId, type ReactNode } from 'react'
import { Button } from '../../../components/actions/button'

export interface LineNoticeProps {
  /** The problem of the line. */
  children: ReactNode
  /** The button's text and accessible name. */
  action: { text: string; name: string }
  /** True if the problem blocks the order until the button is pressed. */
  isFix?: boolean
  onPress: () => void
}

/** A problem of a cart line, and the action to fix it. */
export function LineNotice({ children, action, isFix = false, onPress }: LineNoticeProps) {
  const textId = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b id={textId} className="num">
        {children}
      </b>
      <span data-fix={isFix || undefined} className="-ms-2">
        <Button variant="quiet" size="sm" aria-label={action.name} aria-describedby={textId} onPress={onPress}>
          {action.text}
        </Button>
      </span>
    </span>
  )
}
