import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeSignInWords } from '../../words/generated/office-sign-in'
import { OfficeSignIn, type OfficeSignInProps } from './OfficeSignIn'

export interface SessionEndedProps extends OfficeSignInProps {
  /** True if the session has ended. */
  open: boolean
  /** The user leaves the page to sign in as someone else, and unsaved input is lost. */
  onLeave: () => void
}

/** A sign-in dialog over the page whose session has ended. After signing in, the page continues with its input. */
export function SessionEnded({ open, onLeave, ...form }: SessionEndedProps) {
  const t = useWords(officeSignInWords)
  return (
    // Only signing in or leaving closes it, because the page cannot be used without a session.
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
