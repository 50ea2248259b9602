import { deskKillProof } from './desk/kill.ts'
import { deskLeaveProof } from './desk/leave.ts'
import { deskLiveProof } from './desk/live.ts'
import { deskLoadProof } from './desk/load.ts'
import { deskMigrationProof } from './desk/migration.ts'
import { deskTwoProof } from './desk/two.ts'
import { editorKillProof } from './editor/kill.ts'
import { fullDiskProof } from './endpoint/fullDisk.ts'
import { killProof } from './endpoint/kill.ts'
import { loadProof } from './endpoint/load.ts'
import { mailOutageProof } from './endpoint/mailOutage.ts'
import { malformedProof } from './endpoint/malformed.ts'
import { readOnlyProof } from './endpoint/readOnly.ts'
import { restoreProof } from './endpoint/restore.ts'
import { damageProof } from './gate/proof.ts'
import { workerProof } from './gate/worker.ts'
import { honestEditsProof } from './honest/proof.ts'
import { observatoryProof } from './hosting/observatory.ts'
import { hostingProof } from './hosting/proof.ts'
import { previewProof } from './preview/proof.ts'
import type { Proof } from './proof.ts'
import { pseudoLocaleProof } from './pseudoLocale.ts'
import { failoverProof } from './replicas/failover.ts'
import { replicasProof } from './replicas/proof.ts'
import { rollingProof } from './replicas/rolling.ts'
import { tasksProof } from './tasks/proof.ts'

/** Every long proof there is; a new one is a file of its own and a line here. */
export const proofs: readonly Proof[] = [
  damageProof,
  workerProof,
  honestEditsProof,
  loadProof,
  killProof,
  fullDiskProof,
  readOnlyProof,
  mailOutageProof,
  restoreProof,
  malformedProof,
  deskLiveProof,
  deskLeaveProof,
  deskTwoProof,
  deskMigrationProof,
  deskKillProof,
  deskLoadProof,
  replicasProof,
  failoverProof,
  rollingProof,
  editorKillProof,
  previewProof,
  tasksProof,
  pseudoLocaleProof,
  hostingProof,
  observatoryProof,
]
