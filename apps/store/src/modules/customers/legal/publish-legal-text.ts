import type { components } from '@skafferi/api/admin'
import {
  cleanLegalText,
  legalFaults,
  legalKinds,
  linkFaults,
  maxLegalBytes,
  nextVersion,
  withoutVersion,
  withVersion,
  type LegalFault,
  type LegalKind,
  type LegalText,
} from '@skafferi/domain/rules/legal/legal-text'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { LocalText } from '@skafferi/domain/rules/text/local-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { assertIfMatch, etagOf } from '../../../platform/http/admin/if-match'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import * as repo from './legal-texts.repo'
import { sha256Of } from './sha256-of'

type Schemas = components['schemas']

/** A draft with its entity tag. */
export interface TaggedDraft {
  legal_draft: Schemas['LegalDraft']
  tag: string
}

/** The draft that a caller changes, with the entity tag of the version that it read. */
export interface DraftTarget {
  kind: LegalKind
  ifMatch: string | undefined
}

/** Titles in the activity, which no translation changes. */
const titles: Readonly<Record<LegalKind, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cookies: 'Cookies',
  imprint: 'Imprint',
}

/** The subject and the recorded values of a published version. */
export const recordOf = ({ kind, version, sha256, url }: repo.LegalTextRow) => ({
  subjectId: `legal_${kind}`,
  after: { name: `${titles[kind]}, ${version}`, version, sha256, url },
})

const toVersion = ({
  version,
  sha256,
  url,
  publishedAt,
  by,
}: repo.Named<repo.LegalTextRow>): Schemas['LegalVersion'] => ({
  version,
  sha256,
  url,
  published_at: publishedAt.toISOString(),
  published_by: by,
})

/** Applies a change to the text of every language. */
const inEveryLanguage = (text: LocalText<LegalText>, change: (text: LegalText) => LegalText): LocalText<LegalText> =>
  Object.fromEntries(Object.entries(text).map(([locale, each]) => [locale, change(each)])) as LocalText<LegalText>

/** @throws StoreError 400 naming the fields as in the request */
function refuseFaults(
  text: LocalText<LegalText>,
  faultsOf: (text: LegalText) => Record<string, LegalFault>,
  code: 'invalid_request' | 'link_not_allowed',
): void {
  const found = Object.entries(text).flatMap(([locale, each]) =>
    Object.entries(faultsOf(each)).map(([field, problem]) => [`text.${locale}.${field}`, problem] as const),
  )
  if (found.length === 0) return
  const fields = Object.fromEntries(
    found.map(([field, problem]) => [
      field,
      problem === 'too_long' ? fault('too_long', { limit: maxLegalBytes }) : fault(problem),
    ]),
  )
  throw code === 'invalid_request' ? invalidFields(fields) : refuse(code, {}, fields)
}

/** Creates the operations on legal texts for operators. */
export function createLegalOperator(context: Pick<Context, 'db' | 'now' | 'linkHosts' | 'timeZone' | 'settings'>) {
  const { db, now, linkHosts } = context
  async function read(tx: Database, kind: LegalKind) {
    const [versions, draft] = [await repo.findVersions(tx, kind), await repo.findDraft(tx, kind)]
    return { versions, current: versions[0], draft }
  }

  async function showDraft(tx: Database, kind: LegalKind): Promise<TaggedDraft> {
    const { current, draft } = await read(tx, kind)
    const text = draft?.text ?? (current?.text ? inEveryLanguage(current.text, withoutVersion) : null)
    return {
      tag: etagOf([current?.version ?? null, draft?.revision ?? 0]),
      legal_draft: {
        kind,
        revision: draft?.revision ?? 0,
        text: text as Schemas['LegalDraft']['text'],
        changed_at: draft?.changedAt.toISOString() ?? null,
        changed_by: draft?.by ?? null,
        current: current ? toVersion(current) : null,
      },
    }
  }

  /** Changes a kind that is as the caller read it. */
  function change({ kind, ifMatch }: DraftTarget, work: (tx: Database) => Promise<void>): Promise<TaggedDraft> {
    return db.transaction(async (tx) => {
      await repo.lockLegalKind(tx, kind)
      const { tag } = await showDraft(tx, kind)
      assertIfMatch({ id: kind, ifMatch }, tag, refuse('legal_draft_changed'))
      await work(tx)
      return showDraft(tx, kind)
    })
  }

  return {
    /** Returns all kinds with the version in force, and the hosts that texts may link to. */
    async listTexts(): Promise<Schemas['LegalTextList']> {
      const legal_texts: Schemas['ListedLegalText'][] = []
      for (const kind of legalKinds) {
        const { current, draft } = await read(db, kind)
        legal_texts.push({
          kind,
          current: current ? toVersion(current) : null,
          drafted_at: draft?.changedAt.toISOString() ?? null,
        })
      }
      return { legal_texts, link_hosts: [...linkHosts] }
    },

    /** Returns the versions of a kind, newest first. */
    async listVersions(kind: LegalKind): Promise<Schemas['LegalVersionList']> {
      return { versions: (await repo.findVersions(db, kind)).map(toVersion) }
    },

    /**
     * Returns a version with its text and that of the version before.
     * @throws StoreError 404 `legal_version_not_found`
     */
    async showVersion(kind: LegalKind, version: string): Promise<Schemas['LegalVersionAnswer']> {
      const versions = await repo.findVersions(db, kind)
      const index = versions.findIndex((each) => each.version === version)
      const found = versions[index]
      if (!found) throw refuse('legal_version_not_found')
      const answer = { legal_version: toVersion(found), text: found.text, previous: versions[index + 1]?.text ?? null }
      return answer as Schemas['LegalVersionAnswer']
    },

    /** Returns the draft of a kind, or the published text if there is none. */
    showDraft: (kind: LegalKind): Promise<TaggedDraft> => showDraft(db, kind),

    /**
     * Replaces the draft.
     * @throws StoreError 400 `invalid_request` or `link_not_allowed`; 412 `legal_draft_changed`; 428
     */
    saveDraft: (target: DraftTarget, given: LocalText<LegalText>): Promise<TaggedDraft> =>
      change(target, async (tx) => {
        const text = inEveryLanguage(given, (each) => withoutVersion(cleanLegalText(each)))
        refuseFaults(text, (each) => linkFaults(each, linkHosts), 'link_not_allowed')
        const revision = ((await repo.findDraft(tx, target.kind))?.revision ?? 0) + 1
        await repo.upsertDraft(tx, { kind: target.kind, revision, text, changedAt: now(), ...currentActor() })
      }),

    /**
     * Publishes the draft as the next version.
     * @throws StoreError 400 `invalid_request` naming the missing fields; 409 `legal_text_unchanged`; 412
     * `legal_draft_changed`; 428
     */
    async publish(target: DraftTarget): Promise<TaggedDraft> {
      const published = await change(target, async (tx) => {
        const { kind } = target
        const { versions, current, draft } = await read(tx, kind)
        const before = current?.text && inEveryLanguage(current.text, withoutVersion)
        if (!draft?.text || sameText(draft.text, before)) throw refuse('legal_text_unchanged')
        refuseFaults(draft.text, (each) => legalFaults(each, linkHosts), 'invalid_request')
        // Later than the version before, also if the clocks of two stores differ.
        const publishedAt = new Date(Math.max(now().getTime(), (current?.publishedAt.getTime() ?? 0) + 1))
        const version = nextVersion(
          wallClock(publishedAt, context.timeZone).date,
          versions.map((each) => each.version),
        )
        const text = inEveryLanguage(draft.text, (each) => withVersion(each, version))
        const row = { kind, version, sha256: sha256Of(text), text, url: null, publishedAt, ...currentActor() }
        await repo.insertVersion(tx, row)
        await repo.deleteDraft(tx, kind)
        await recordOperatorEvent(tx, { at: publishedAt, action: 'legal_text.published', ...recordOf(row) })
      })
      // Links to an imprint depend on it.
      await context.settings.refresh()
      return published
    },
  }
}

/** True if two texts have the same lines in the same languages. */
function sameText(text: LocalText<LegalText>, other: LocalText<LegalText> | null | undefined): boolean {
  // The database sorts the keys of an object; of the same text they have the same order.
  return other != null && JSON.stringify(sorted(text)) === JSON.stringify(sorted(other))
}

const sorted = (text: LocalText<LegalText>) =>
  Object.entries(text)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([locale, { title, notes, sections }]) => [
      locale,
      title,
      notes,
      sections.map((section) => [section.title, section.paragraphs]),
    ])

export type LegalOperator = ReturnType<typeof createLegalOperator>
