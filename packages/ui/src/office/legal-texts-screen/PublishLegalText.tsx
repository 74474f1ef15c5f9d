import type { LegalField, LegalFormView, LegalGap } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Dialog } from '../../components/overlays/dialog'
import { useLocale, useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { officePublishLegalWords } from '../../words/generated/office-publish-legal'
import { LegalChanges } from './LegalChanges'

interface PublishLegalTextProps {
  legal: LegalFormView
  publishing: boolean
  problem: string | null
  /** URL of the shop's profile. */
  profileHref: string
  /** The user goes to a field of the form. */
  onFieldPress: (event: { field: LegalField }) => void
  onPublish: () => void
  onClose: () => void
}

/** The name of a place that is not filled in, as the form names its field. */
function useGapText(): (gap: LegalGap) => string {
  const t = useWords(officeLegalWords)
  const tPublish = useWords(officePublishLegalWords)
  return ({ field, text }) => {
    const [, section, part] = field.split('.')
    const number = Number(section) + 1
    if (text !== null) return tPublish('gap', { number, text })
    if (field === 'title' || field === 'notes') return tPublish('missing', { where: t(field) })
    if (section === undefined) return tPublish('missing', { where: t('part.sections') })
    return tPublish('missing', { where: t(part === 'title' ? 'heading' : 'paragraphs', { number }) })
  }
}

/** Asks before a draft becomes the text in force. */
export function PublishLegalText(props: PublishLegalTextProps) {
  const { legal, publishing, problem, profileHref, onFieldPress, onPublish, onClose } = props
  const { missing, unsaid } = legal
  const t = useWords(officeLegalWords)
  const tPublish = useWords(officePublishLegalWords)
  const [fault] = Object.values(legal.faults)
  const gapText = useGapText()
  const list = new Intl.ListFormat(useLocale())
  const profile = <Link href={profileHref}>{tPublish('profile')}</Link>
  const canPublish = missing.length === 0 && fault === undefined && legal.changes.length > 0
  return (
    <Dialog
      open
      title={tPublish('title')}
      busy={publishing}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={publishing} onPress={onClose}>
            {t('history.close')}
          </Button>
          <Button disabled={!canPublish} busy={publishing} busyLabel={tPublish('busy')} onPress={onPublish}>
            {tPublish('do')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        {fault && <p className="text-critical">{t(`fault.${fault}`)}</p>}
        {missing.length === 0 && <p>{tPublish('text')}</p>}
        {missing.length > 0 && (
          <>
            <p>
              {tPublish('incomplete')} {profile}.
            </p>
            <ul role="list" className="grid gap-1">
              {missing.map((gap, index) => (
                <li key={index}>
                  <button
                    type="button"
                    className="rounded-xs text-start text-link underline underline-offset-2 wrap-anywhere"
                    onClick={() => onFieldPress({ field: gap.field })}
                  >
                    {gapText(gap)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {unsaid.length > 0 && (
          <p>
            {tPublish('unsaid', { facts: list.format(unsaid) })} {profile}.
          </p>
        )}
        <LegalChanges changes={legal.changes} />
      </div>
    </Dialog>
  )
}
