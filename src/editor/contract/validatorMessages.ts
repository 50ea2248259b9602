import type { SchemaNode } from '../../validation/schema/node.ts'
import type { FileName, Findings, SiteFiles } from './contract'
import type { EngineTexts, Messages } from './editorWords'

/** Messages between the editor's page and its validator worker. */

/** A draft's bytes by file; null for a deleted file. */
export type Changes = ReadonlyMap<FileName, Uint8Array | null>

/** First the site, then each state of the draft with a number. */
export type CheckRequest =
  | {
      kind: 'open'
      site: SiteFiles
      language: string
      messages: Messages
      engine: EngineTexts
      /** Language, profession, its words. */
      professions: EngineTexts
    }
  | { kind: 'check'; number: number; changes: Changes }

export type CheckResponse =
  | { kind: 'opened'; forms: Forms }
  | { kind: 'checked'; number: number; findings: Findings }

/** A part of the validator's schema, with labels in the clinic's language. */
export type FormNode = SchemaNode

/** A schema for each content file, by its name without the ending. */
export type Forms = Record<string, FormNode>
