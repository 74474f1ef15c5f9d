import type { LegalFormView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeLegalWords } from '../../words/generated/office-legal'
import { LegalChanges } from './LegalChanges'

interface PublishLegalTextProps {
  legal: LegalFormView
  publishing: boolean
  problem: string | null
  onPublish: () => void
  onClose: () => void
}

/** Asks before a draft becomes the text in force. */
export function PublishLegalText({ legal, publishing, problem, onPublish, onClose }: PublishLegalTextProps) {
  const t = useWords(officeLegalWords)
  const [fault] = Object.values(legal.faults)
  const canPublish = !legal.incomplete && fault === undefined && legal.changes.length > 0
  return (
    <Dialog
      open
      title={t('publish.title')}
      busy={publishing}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={publishing} onPress={onClose}>
            {t('history.close')}
          </Button>
          <Button disabled={!canPublish} busy={publishing} busyLabel={t('publish.busy')} onPress={onPublish}>
            {t('publish.do')}
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
        <p>{legal.incomplete ? t('publish.incomplete') : t('publish.text')}</p>
        <LegalChanges changes={legal.changes} />
      </div>
    </Dialog>
  )
}
