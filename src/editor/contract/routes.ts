import { file, noContent, type RouteTable } from '../../shared/contract'
import { draft, editorRefusal, proposals, rebasedDraft, rebaseRequest, siteFiles } from './contract'

const act = { response: noContent, refusal: editorRefusal } as const

/** The editor's routes below `/yonetim/api`. */
export const editorRoutes = {
  'GET /editor/site': { response: siteFiles, refusal: editorRefusal },
  'GET /editor/picture': { response: file },
  'GET /editor/proposals': { response: proposals, refusal: editorRefusal },
  'POST /editor/proposals': { body: draft, ...act },
  'GET /editor/proposals/:id/draft': { response: rebasedDraft, refusal: editorRefusal },
  'POST /editor/draft': { body: rebaseRequest, response: rebasedDraft, refusal: editorRefusal },
  'POST /editor/proposals/:id/withdraw': act,
  'POST /editor/proposals/:id/approve': act,
  'POST /editor/published/:commit/undo': act,
} as const satisfies RouteTable

export type EditorRoutes = typeof editorRoutes
