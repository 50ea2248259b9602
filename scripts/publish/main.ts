import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clinicDir, root } from './paths.ts'
import { prerenderByPackage, prerenderDirectly } from './prerender.ts'
import { publish } from './publish.ts'

/**
 * Publishes the clinic that CLINIC names with the engine that contains this program:
 * `publish.cjs [--steps] [--content FOLDER] [--unserved]`. `--steps` prints each step as a line of
 * JSON, `{"release":"<id>"}` last; `--content` names another folder with the clinic's files;
 * `--unserved` completes the release without serving it. Errors go to stderr, with exit code 1.
 */
export async function main(args: readonly string[], engine: string): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      steps: { type: 'boolean', default: false },
      content: { type: 'string', default: clinicDir },
      unserved: { type: 'boolean', default: false },
    },
  })
  const print = (line: object) => console.log(JSON.stringify(line))
  try {
    const release = await publish({
      engine,
      contentDir: resolve(root, values.content),
      clinicDir,
      isServed: !values.unserved,
      prerender: values.steps ? prerenderDirectly : prerenderByPackage,
      onStep(step) {
        if (values.steps) print(step)
        else if (step.step === 'checked') console.log(step.report)
      },
    })
    if (values.steps) print({ release })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
