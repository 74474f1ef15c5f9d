import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { OfficeSignIn, type OfficeSignInProps } from './OfficeSignIn'

export interface SessionEndedProps extends OfficeSignInProps {
  /** Whether a session has ended. */
  open: boolean
  /** Whoever sits here now leaves the page to sign in as somebody else; what was typed goes with it. */
  onLeave: () => void
}

/** Over the page whose session has ended: signing in goes on where it stood, with everything that was typed. */
export function SessionEnded({ open, onLeave, ...form }: SessionEndedProps) {
  const t = useWords(officeWords)
  return (
    // Nothing but signing in or leaving closes it: the page behind cannot go on.
    <Dialog open={open} title={t('ended.title')} busy onClose={() => undefined}>
      <div className="grid gap-4">
        <p className="text-ink-muted">{t('ended.text')}</p>
        <OfficeSignIn {...form} />
        <div className="justify-self-start">
          <Button variant="quiet" size="sm" onPress={onLeave}>
            {t('ended.other')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
