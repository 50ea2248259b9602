import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Part, partsOf, schema } from '../../../src/editor/client/form/rich/document'
import { clipboardParser, withoutStyles } from '../../../src/editor/client/form/rich/paste'
import { expectNoBarrier } from '../support/axe'
import { keptText, openEditor, texts } from '../support/editor'

const file = 'content/prose.json'

/** The parts of pasted HTML. */
function pasted(html: string): Part[] {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const { tr } = EditorState.create({ schema })
  return partsOf(tr.replaceSelection(clipboardParser.parseSlice(page.body)).doc, [])
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h2 style='margin-top:2.0pt'><span lang=TR>Tedaviden sonra<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=TR>İlk gün <b>dinlenin</b>&nbsp;ve <span style='font-weight:bold'>su</span> için;
<a href="https://www.saglik.gov.tr/">Bakanlık</a>, <a href="http://a.example">eski</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TR>Soğuk uygulayın<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=TR>On dakika<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Arayın</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><table><tr><td><p>Hücre</p></td></tr></table><img src="file:///C:/a.png"><!--EndFragment--></body></html>`

const web = `<b style="font-weight:normal" id="docs-internal-guid-1"><h3>Başlık</h3><div>Bir<br>İki</div>
<ol><li><p>Üst</p><ul><li>İç</li></ul></li><li>Son</li></ol><script>alert(1)</script></b>`

const whatsapp = `<span class="selectable-text copyable-text"><strong>Merhaba</strong>, <em>randevu</em>:<br>Salı</span>`

test.each<[string, string, Part[]]>([
  [
    'Word',
    word,
    [
      {
        title: 'Tedaviden sonra',
        text: [
          'İlk gün **dinlenin** ve **su** için; [Bakanlık](https://www.saglik.gov.tr/), eski.',
        ],
        list: ['Soğuk uygulayın', 'On dakika'],
        steps: ['Arayın'],
      },
      { text: ['Hücre'] },
    ],
  ],
  ['a web page', web, [{ title: 'Başlık', text: ['Bir', 'İki'], steps: ['Üst', 'İç', 'Son'] }]],
  ['WhatsApp', whatsapp, [{ text: ['**Merhaba**, randevu:', 'Salı'] }]],
])('an editor pastes from %s', (_, html, parts) => {
  expect(pasted(html)).toEqual(parts)
})

test('an editor types, pastes and takes it back in one step, with a named box and no barrier', async () => {
  await openEditor('Metinler')
  await page.css('summary').first().click()
  const box = page.getByRole('textbox', { name: 'Metin parçaları', exact: true }).first()
  await box.click()
  await userEvent.keyboard('{Control>}a{/Control}Yeni metin.{Enter}İkinci.')
  await expect.poll(() => keptText(file)).toContain('"text": ["Yeni metin.", "İkinci."]')
  const data = new DataTransfer()
  data.setData('text/html', '<h2>Başlık</h2><p style="color:red">Yazı <b>kalın</b></p>')
  box
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  await expect.poll(() => keptText(file)).toContain('"Yazı **kalın**"')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => keptText(file)).not.toContain('kalın')
  expect(await keptText(file)).toContain('"Yeni metin."')
  await expect.element(box).not.toHaveTextContent('Başlık')
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: texts.rich.link, exact: true }).first().click()
  await expectNoBarrier('a text')
  await page.getByRole('combobox', { name: texts.rich.target }).fill('Fiyat Listesi')
  await page.getByRole('button', { name: texts.rich.set, exact: true }).click()
  await expect.poll(() => keptText(file)).toContain('"[Yeni metin.](page:prices)"')
})
