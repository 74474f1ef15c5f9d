import type { PasswordLinkView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officePasswordLinkWords } from '../../words/generated/office-password-link'

export interface PasswordLinkProps {
  /** The last link; `null` before one is made. */
  link: PasswordLinkView | null
  /** Id of the person whose link is made; `null` if none is. */
  busy: string | null
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user makes a link for a person. */
  onMake: (event: { id: string }) => void
}

/** The button that makes a link for one person. */
export function PasswordLinkButton({
  id,
  name,
  busy,
  onMake,
}: Pick<PasswordLinkProps, 'busy' | 'onMake'> & { id: string; name: string }) {
  const t = useWords(officePasswordLinkWords)
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('makeFor', { name })}
      busy={busy === id}
      disabled={busy !== null && busy !== id}
      busyLabel={t('making')}
      onPress={() => onMake({ id })}
    >
      {t('make')}
    </Button>
  )
}
