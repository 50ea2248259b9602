import { file, noContent, type RouteTable } from '../../shared/contract'
import {
  draft,
  editorRefusal,
  proposals,
  publication,
  rebasedDraft,
  rebaseRequest,
  returnReason,
  siteFiles,
  undoRange,
} from './contract'
import { siteChange } from './siteChange'
import { approval, proposalDraft, proposalPages, proposed } from './versions'

const act = { response: noContent, refusal: editorRefusal } as const

/** The editor's routes below `/yonetim/api`. */
export const editorRoutes = {
  'GET /editor/site': { response: siteFiles, refusal: editorRefusal },
  'GET /editor/picture': { response: file },
  'GET /editor/publication': { response: publication },
  'GET /editor/proposals': { response: proposals, refusal: editorRefusal },
  'POST /editor/proposals': { body: draft, response: proposed, refusal: editorRefusal },
  'GET /editor/proposals/:id/draft': { response: proposalDraft, refusal: editorRefusal },
  'GET /editor/proposals/:id/pages': { response: proposalPages, refusal: editorRefusal },
  /** A picture as it is with a proposal. */
  'GET /editor/proposals/:id/picture': { response: file },
  'POST /editor/draft': { body: rebaseRequest, response: rebasedDraft, refusal: editorRefusal },
  'POST /editor/proposals/:id/return': { body: returnReason, ...act },
  'POST /editor/proposals/:id/withdraw': act,
  'POST /editor/proposals/:id/restore': act,
  'POST /editor/approve': { body: approval, ...act },
  /** What undoing a publication changes, with all later ones up to `from`. */
  'GET /editor/published/:commit/undo': {
    query: undoRange,
    response: siteChange,
    refusal: editorRefusal,
  },
  'POST /editor/published/:commit/undo': { body: undoRange, ...act },
} as const satisfies RouteTable

export type EditorRoutes = typeof editorRoutes
