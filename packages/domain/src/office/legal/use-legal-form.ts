import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { listOf, partOf, shape } from '../../rules/json/schema'
import { isLegalKind, type LegalKind } from '../../rules/legal/legal-text'
import { editsParser } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import {
  legalKey,
  publishedTextOptions,
  publishLegalText,
  readLegalDraft,
  readLegalVersions,
  saveLegalDraft,
  type VersionedLegalDraft,
} from './legal.queries'
import type { LegalDraft, LegalDraftSection } from './legal.view'
import {
  draftOfVersion,
  formText,
  remoteLegalChanges,
  toLegalDraft,
  toLegalForm,
  toLegalSeller,
  toLegalVersion,
  toLegalVersionDetail,
  toLocalContent,
} from './to-legal'
import { useLegalTexts, useSettings } from './use-legal-texts'

/** The kind in a URL parameter; the terms if it is missing or unknown. */
export const legalKindOf = (text: string | null): LegalKind => (text !== null && isLegalKind(text) ? text : 'terms')

const noText: LegalDraft = { title: '', notes: '', sections: [] }

const parseEdits = editsParser<LegalDraft>(
  partOf<LegalDraft>({ title: '', notes: '', sections: listOf(shape<LegalDraftSection>({ title: '', text: '' })) }),
)

/** The form's values of an answer; none if there is no text yet. */
const toStored = ({ draft }: VersionedLegalDraft): LegalDraft => {
  const text = formText(draft.text)
  return text ? toLegalDraft(text) : noText
}

type LegalCommand = { kind: LegalKind; draft: LegalDraft; publish: boolean }

/**
 * The form of a legal text: its saved draft with unsaved edits, which stay in the tab while the operator reads another
 * kind or page.
 */
export function useLegalForm(kind: LegalKind) {
  const office = useOffice()
  const cache = useQueryClient()
  const { query: list, kinds, hosts } = useLegalTexts()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...legalKey, 'one', kind],
    read: (signal) => readLegalDraft(office, kind, signal),
    compare: (before, after) => remoteLegalChanges(toStored(before), toStored(after)),
  })
  // The text in force, to show what publishing changes.
  const version = query.data?.draft.current
  const published = useQuery({
    ...publishedTextOptions(office, kind, version?.version ?? ''),
    enabled: version != null,
  })
  // The template names the seller.
  const settings = useSettings()
  const template = useQuery({
    queryKey: [...legalKey, 'template'],
    queryFn: async () => (await import('../../rules/legal/legal-templates')).legalTemplate,
    enabled: query.data?.draft.text === null,
    staleTime: Infinity,
  })
  const gaps = useQuery({
    queryKey: [...legalKey, 'gaps'],
    queryFn: async () => (await import('../../rules/legal/profile-gaps')).profileGaps,
    staleTime: Infinity,
  })
  const action = useAction(
    'office',
    async ({ draft, publish }: LegalCommand, signal) => {
      const stored = formText(cache.getQueryData<typeof query.data>([...legalKey, 'one', kind])?.draft.text ?? null)
      if (!publish || !stored || JSON.stringify(toLegalDraft(stored)) !== JSON.stringify(draft)) {
        await change((read) => saveLegalDraft(office, read, toLocalContent(read.draft.text, draft), signal), signal)
      }
      if (publish) await change((read) => publishLegalText(office, read, signal), signal)
      dismissRemoteChanges()
      refreshLists(cache, legalKey)
    },
    { idOf: (command) => command.kind },
  )
  const { busy, input, problem } = action.of(kind)
  const read = query.data?.draft
  const stored = formText(read?.text ?? null)
  const form = useOfficeForm<LegalDraft>({
    form: `legal text ${kind}`,
    stored: query.data ? toStored(query.data) : noText,
    parse: parseEdits,
    send: (draft) => action.run({ kind, draft, publish: false }),
  })
  // An edit may be restored over a colleague's later change, which saving would undo.
  const { fields, before } = form.overwritten
  const overwritten =
    query.data && fields.length > 0
      ? remoteLegalChanges({ ...toStored(query.data), ...before }, toStored(query.data))
      : []
  const isBegun = stored !== null || form.changed.length > 0
  const publishedText = formText(published.data?.text ?? null)
  // Without the profile a template would have gaps that it can fill.
  const isReady =
    read && list.data && (version == null || published.data) && (stored || template.data) && !settings.isPending
  const failed = [list, published, template].find(({ isError }) => isError)
  return {
    kinds,
    legal: toOfficeLoad(
      failed ?? query,
      isReady
        ? toLegalForm(
            read,
            {
              draft: isBegun ? form.draft : null,
              changed: form.changed,
              hosts,
              published: publishedText,
              unsaidBy: (text) =>
                (settings.data && gaps.data?.(kind, text, toLegalSeller(settings.data.profile.value, undefined))) ?? [],
            },
            office,
          )
        : undefined,
    ),
    remoteChanges: remoteChanges.length > 0 ? remoteChanges : overwritten,
    /** Dismisses the list of remote changes and bases the edits on the current draft. */
    dismissRemoteChanges() {
      dismissRemoteChanges()
      form.rebase()
    },
    saving: busy && input?.publish === false,
    publishing: busy && input?.publish === true,
    problem,
    type: form.type,
    save: form.save,
    discard() {
      form.discard()
      action.reset()
    },
    /** Begins with the template of the kind. */
    beginWithTemplate() {
      const { profile, applications } = settings.data ?? {}
      form.type(toLegalDraft(template.data!(kind, toLegalSeller(profile?.value, applications?.value))))
    },
    /** Saves unsaved edits and publishes the draft. Resolves to true if it was published. */
    async publish(): Promise<boolean> {
      const isPublished = await action.run({ kind, draft: form.draft, publish: true })
      if (isPublished) form.discard()
      return isPublished
    },
    /** Removes the failure, e.g. when a dialog closes. */
    reset: action.reset,
  }
}

/** The versions of a legal text, and one of them with its text. */
export function useLegalHistory(kind: LegalKind) {
  const office = useOffice()
  const [open, setOpen] = useState<{ kind: LegalKind; version: string } | null>(null)
  // Back may lead to another kind while a version is open.
  const opened = open?.kind === kind ? open.version : null
  const list = useQuery({
    queryKey: [...legalKey, 'versions', kind],
    queryFn: ({ signal }) => readLegalVersions(office, kind, signal),
  })
  const detail = useQuery({ ...publishedTextOptions(office, kind, opened ?? ''), enabled: opened !== null })
  return {
    versions: toOfficeLoad(
      list,
      list.data?.versions.map((each) => toLegalVersion(each, office)),
    ),
    opened,
    open: (version: string) => setOpen({ kind, version }),
    close: () => setOpen(null),
    version: toOfficeLoad(detail, detail.data && toLegalVersionDetail(detail.data, office)),
    /** The opened version as a form; null while it loads, and for a page elsewhere. */
    draft: draftOfVersion(detail.data?.text ?? null),
  }
}
