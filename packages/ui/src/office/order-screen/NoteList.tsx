import type { FormEvent } from 'react'
import { Avatar } from '../../components/content/avatar'
import { Button } from '../../components/actions/button'
import { TextArea } from '../../components/forms/text-area'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import type { OfficeNoteView } from './order.view'

/** The contract's limit in characters. */
const MAX_NOTE_LENGTH = 2000

export interface NoteListProps {
  /** Newest first. */
  notes: readonly OfficeNoteView[]
  /** The typed text. The caller empties it once the note is stored. */
  text: string
  /** True while a note is being written or deleted. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** The user types. */
  onText: (event: { text: string }) => void
  /** The user writes a note; omit it without the permission. */
  onWrite?: (event: { text: string }) => void
  /** The user deletes their own note. */
  onDelete?: (event: { note: string }) => void
}

/** Notes among colleagues on an order, and the field for another one. */
export function NoteList({ notes, text, busy, problem, onText, onWrite, onDelete }: NoteListProps) {
  const t = useWords(officeOrderWords)
  const isValid = text.trim() !== '' && text.length <= MAX_NOTE_LENGTH

  function write(event: FormEvent) {
    event.preventDefault()
    if (busy || !isValid) return
    onWrite?.({ text })
  }

  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-xs">
      <p className="text-ink-muted">{notes.length === 0 ? t('notes.none') : t('notes.about')}</p>
      {notes.length > 0 && (
        <ul role="list" aria-label={t('notes')} className="grid gap-3">
          {notes.map(({ id, text: note, time, person, isYours }) => (
            <li key={id} className="flex items-start gap-2.5">
              <Avatar name={person ?? ''} size="sm" />
              <span className="grid min-w-0 flex-1">
                <span>
                  <b>{person}</b> <span className="num text-ink-muted">{time}</span>
                </span>
                <span className="wrap-anywhere whitespace-pre-line">{note}</span>
                {isYours && onDelete && (
                  <span className="-ms-2 print:hidden">
                    <Button variant="quiet" size="sm" disabled={busy} onPress={() => onDelete({ note: id })}>
                      {t('notes.delete')} <VisuallyHidden>{t('notes.deleteOf', { time })}</VisuallyHidden>
                    </Button>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="font-medium text-critical">
          {problem}
        </p>
      )}
      {onWrite && (
        <form noValidate className="grid gap-2 print:hidden" onSubmit={write}>
          <TextArea
            label={t('notes.text')}
            name="note"
            length="short"
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            readOnly={busy}
            onChange={({ value }) => onText({ text: value })}
          />
          <span>
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              disabled={!isValid && !busy}
              busy={busy}
              busyLabel={t('notes.writing')}
            >
              {t('notes.write')}
            </Button>
          </span>
        </form>
      )}
    </div>
  )
}
