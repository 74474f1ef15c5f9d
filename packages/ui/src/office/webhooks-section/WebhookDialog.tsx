import type { WebhookEntry, WebhookView, WebhookEvent } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWebhooksWords } from '../../words/generated/office-webhooks'

/** All events that a webhook can subscribe to. */
const EVENTS: readonly WebhookEvent[] = [
  'order.placed',
  'order.shipped',
  'order.refunded',
  'order.canceled',
  'application.received',
  'application.decided',
  'complaint.received',
  'stock.low',
  'mail.failed',
]

const NEW: WebhookEntry = { url: '', events: ['order.placed'] }

export interface WebhookDialogProps {
  /** The webhook to change; omitted for a new one. */
  webhook?: WebhookView
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** The store's error text of the URL. */
  urlProblem: string | undefined
  /** Saves it. Resolves to true if it was saved. */
  onSave: (entry: WebhookEntry) => Promise<boolean>
  onClose: () => void
}

/** A dialog to add or change a webhook. */
export function WebhookDialog({ webhook, busy, failure, urlProblem, onSave, onClose }: WebhookDialogProps) {
  const t = useWords(officeWebhooksWords)
  const form = useRef<HTMLFormElement>(null)
  const initial = webhook ?? NEW
  const [entry, setEntry] = useState<WebhookEntry>({ url: initial.url, events: initial.events })
  const [isVisited, setIsVisited] = useState(false)
  const { url, events } = entry
  // During development a receiver may run on localhost, if the store allows it.
  const isValidUrl = /^(https:\/\/|http:\/\/localhost)\S+$/i.test(url.trim())
  const urlError = isVisited && url.trim() !== '' && !isValidUrl ? t('form.urlWrong') : urlProblem
  const changed =
    url !== initial.url ||
    events.length !== initial.events.length ||
    events.some((event) => !initial.events.includes(event))

  async function submit() {
    if (await onSave(entry)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t(webhook ? 'form.change' : 'form.new')}
      busy={busy}
      changed={changed}
      incomplete={isValidUrl && events.length > 0 ? null : t('form.needed')}
      failure={urlProblem === undefined ? failure : null}
      words={{
        send: t(webhook ? 'form.save' : 'form.make'),
        sending: t('form.sending'),
        leave: t('form.leave'),
        unsaved: t('form.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label={t('form.url')}
          hint={t('form.urlHint')}
          error={urlError}
          type="url"
          name="url"
          maxLength={500}
          value={url}
          onChange={({ value }) => setEntry({ ...entry, url: value })}
          onBlur={() => setIsVisited(true)}
        />
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="p-0 text-sm font-medium">{t('form.events')}</legend>
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              name={event}
              checked={events.includes(event)}
              onChange={({ checked }) =>
                setEntry({
                  ...entry,
                  events: EVENTS.filter((each) => (each === event ? checked : events.includes(each))),
                })
              }
            >
              {t(`event.${event}`)}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </DraftDialog>
  )
}
