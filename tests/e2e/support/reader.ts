import type { Page } from '@playwright/test'

/** A node of Chromium's accessibility tree, which screen readers use. */
type Node = {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  childIds?: string[]
}

/** The lines a screen reader reads within `selector`, in order, with their roles. */
export async function readAloud(page: Page, selector: string): Promise<string[]> {
  const tree = await page.context().newCDPSession(page)
  const { root } = await tree.send('DOM.getDocument')
  const { nodeId } = await tree.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await tree.send('DOM.describeNode', { nodeId })
  const all = (await tree.send('Accessibility.getFullAXTree')).nodes as (Node & {
    backendDOMNodeId?: number
  })[]
  await tree.detach()
  const byId = new Map(all.map((each) => [each.nodeId, each]))
  const told: string[] = []
  const tell = (each: Node | undefined): void => {
    if (!each) return
    const role = each.role?.value ?? ''
    const name = each.name?.value.trim() ?? ''
    const whole = ['heading', 'link', 'button', 'image', 'rowheader', 'cell', 'columnheader']
    if (!each.ignored && name && whole.includes(role)) {
      told.push(`${role}: ${name}`)
      return
    }
    if (!each.ignored && role === 'StaticText' && name) told.push(name)
    for (const child of each.childIds ?? []) tell(byId.get(child))
  }
  tell(all.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId))
  return told
}
