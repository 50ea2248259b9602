// Generated from src/validation/schemas by `npm run generate`. Do not edit.
// @ts-nocheck
import { date, fitsCountry, lengthOf, repeatedItem } from './runtime.ts'
"use strict";
export const about = validate0;
const schema0 = { type: "object", additionalProperties: !1, required: ["$schema", "photo", "photoAlt", "summary", "text", "vision", "mission"], properties: { $schema: { const: "./schemas/about.schema.json" }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, summary: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, vision: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, mission: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } } }, func0 = lengthOf;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.photo === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "photo" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.photoAlt === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "photoAlt" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "summary" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.text === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.vision === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "vision" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.mission === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "mission" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "photo" || key0 === "photoAlt" || key0 === "summary" || key0 === "text" || key0 === "vision" || key0 === "mission")) {
        const err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/about.schema.json") {
      const err8 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/about.schema.json" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.photo !== void 0) {
      let data1 = data.photo;
      if (typeof data1 == "string") {
        if (func0(data1) < 1) {
          const err9 = { instancePath: instancePath + "/photo", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/photo", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.photoAlt !== void 0) {
      let data2 = data.photoAlt;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err11 = { instancePath: instancePath + "/photoAlt", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/photoAlt", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data3 = data.summary;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err13 = { instancePath: instancePath + "/summary", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (func0(data4) < 1) {
              const err14 = { instancePath: instancePath + "/summary/" + i0, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/summary/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/summary", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.text !== void 0) {
      let data5 = data.text;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err17 = { instancePath: instancePath + "/text", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (typeof data6 == "string") {
            if (func0(data6) < 1) {
              const err18 = { instancePath: instancePath + "/text/" + i1, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/text/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.vision !== void 0) {
      let data7 = data.vision;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err21 = { instancePath: instancePath + "/vision", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          if (typeof data8 == "string") {
            if (func0(data8) < 1) {
              const err22 = { instancePath: instancePath + "/vision/" + i2, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/vision/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/vision", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.mission !== void 0) {
      let data9 = data.mission;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err25 = { instancePath: instancePath + "/mission", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          if (typeof data10 == "string") {
            if (func0(data10) < 1) {
              const err26 = { instancePath: instancePath + "/mission/" + i3, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/mission/" + i3, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/mission", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    const err29 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export const appointment = validate1;
const schema1 = { type: "object", additionalProperties: !1, required: ["$schema", "photos"], properties: { $schema: { const: "./schemas/appointment.schema.json" }, photos: { type: "array", minItems: 1, items: { $ref: "#/definitions/clinicPhoto" } }, types: { type: "array", minItems: 1, items: { $ref: "#/definitions/appointmentType" } } }, definitions: { appointmentType: { type: "object", additionalProperties: !1, required: ["id", "name", "minutes"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, name: { type: "string", minLength: 1 }, minutes: { type: "integer", minimum: 5, maximum: 480 }, request: { type: "string", minLength: 1 }, doctors: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, price: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, clinicPhoto: { type: "object", additionalProperties: !1, required: ["id", "photo", "alt"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, photo: { type: "string", minLength: 1 }, alt: { type: "string", minLength: 1 } } } } }, schema2 = { type: "object", additionalProperties: !1, required: ["id", "photo", "alt"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, photo: { type: "string", minLength: 1 }, alt: { type: "string", minLength: 1 } } }, schema3 = { type: "object", additionalProperties: !1, required: ["id", "name", "minutes"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, name: { type: "string", minLength: 1 }, minutes: { type: "integer", minimum: 5, maximum: 480 }, request: { type: "string", minLength: 1 }, doctors: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, price: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, pattern0 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u"), func10 = repeatedItem;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.photos === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "photos" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "photos" || key0 === "types")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/appointment.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/appointment.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.photos !== void 0) {
      let data1 = data.photos;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/photos", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err5 = { instancePath: instancePath + "/photos/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.photo === void 0) {
              const err6 = { instancePath: instancePath + "/photos/" + i0, keyword: "required", params: { missingProperty: "photo" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data2.alt === void 0) {
              const err7 = { instancePath: instancePath + "/photos/" + i0, keyword: "required", params: { missingProperty: "alt" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            for (const key1 in data2)
              if (!(key1 === "id" || key1 === "photo" || key1 === "alt")) {
                const err8 = { instancePath: instancePath + "/photos/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  const err9 = { instancePath: instancePath + "/photos/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/photos/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data2.photo !== void 0) {
              let data4 = data2.photo;
              if (typeof data4 == "string") {
                if (func0(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/photos/" + i0 + "/photo", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/photos/" + i0 + "/photo", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.alt !== void 0) {
              let data5 = data2.alt;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err13 = { instancePath: instancePath + "/photos/" + i0 + "/alt", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/photos/" + i0 + "/alt", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/photos/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/photos", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.types !== void 0) {
      let data6 = data.types;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err17 = { instancePath: instancePath + "/types", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              const err18 = { instancePath: instancePath + "/types/" + i1, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data7.name === void 0) {
              const err19 = { instancePath: instancePath + "/types/" + i1, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.minutes === void 0) {
              const err20 = { instancePath: instancePath + "/types/" + i1, keyword: "required", params: { missingProperty: "minutes" } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            for (const key2 in data7)
              if (!(key2 === "id" || key2 === "name" || key2 === "minutes" || key2 === "request" || key2 === "doctors" || key2 === "price")) {
                const err21 = { instancePath: instancePath + "/types/" + i1, keyword: "additionalProperties", params: { additionalProperty: key2 } };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (typeof data8 == "string") {
                if (!pattern0.test(data8)) {
                  const err22 = { instancePath: instancePath + "/types/" + i1 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/types/" + i1 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data7.name !== void 0) {
              let data9 = data7.name;
              if (typeof data9 == "string") {
                if (func0(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/types/" + i1 + "/name", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/types/" + i1 + "/name", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data7.minutes !== void 0) {
              let data10 = data7.minutes;
              if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                const err26 = { instancePath: instancePath + "/types/" + i1 + "/minutes", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 480 || isNaN(data10)) {
                  const err27 = { instancePath: instancePath + "/types/" + i1 + "/minutes", keyword: "maximum", params: { comparison: "<=", limit: 480 } };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
                if (data10 < 5 || isNaN(data10)) {
                  const err28 = { instancePath: instancePath + "/types/" + i1 + "/minutes", keyword: "minimum", params: { comparison: ">=", limit: 5 } };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
              }
            }
            if (data7.request !== void 0) {
              let data11 = data7.request;
              if (typeof data11 == "string") {
                if (func0(data11) < 1) {
                  const err29 = { instancePath: instancePath + "/types/" + i1 + "/request", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/types/" + i1 + "/request", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data7.doctors !== void 0) {
              let data12 = data7.doctors;
              if (Array.isArray(data12)) {
                if (data12.length < 1) {
                  const err31 = { instancePath: instancePath + "/types/" + i1 + "/doctors", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
                const len2 = data12.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data13 = data12[i2];
                  if (typeof data13 == "string") {
                    if (!pattern0.test(data13)) {
                      const err32 = { instancePath: instancePath + "/types/" + i1 + "/doctors/" + i2, keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  } else {
                    const err33 = { instancePath: instancePath + "/types/" + i1 + "/doctors/" + i2, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                }
                const i3 = func10(data12);
                if (!(i3 < 0)) {
                  const err34 = { instancePath: instancePath + "/types/" + i1 + "/doctors", keyword: "uniqueItems", params: { i: i3 } };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/types/" + i1 + "/doctors", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data7.price !== void 0) {
              let data14 = data7.price;
              if (typeof data14 == "string") {
                if (!pattern0.test(data14)) {
                  const err36 = { instancePath: instancePath + "/types/" + i1 + "/price", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/types/" + i1 + "/price", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/types/" + i1, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/types", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
  } else {
    const err40 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
export const calls = validate2;
const schema4 = { type: "object", additionalProperties: !1, required: ["$schema", "calls"], properties: { $schema: { const: "./schemas/calls.schema.json" }, calls: { type: "array", items: { $ref: "#/definitions/call" } } }, definitions: { call: { type: "object", additionalProperties: !1, required: ["id", "title", "text"], dependencies: { label: ["page"], page: ["label"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, phone: { type: "string", enum: ["landline", "mobile"] } } } } }, schema5 = { type: "object", additionalProperties: !1, required: ["id", "title", "text"], dependencies: { label: ["page"], page: ["label"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, phone: { type: "string", enum: ["landline", "mobile"] } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.calls === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "calls" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "calls")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/calls.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/calls.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.calls !== void 0) {
      let data1 = data.calls;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err4 = { instancePath: instancePath + "/calls/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.title === void 0) {
              const err5 = { instancePath: instancePath + "/calls/" + i0, keyword: "required", params: { missingProperty: "title" } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.text === void 0) {
              const err6 = { instancePath: instancePath + "/calls/" + i0, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            for (const key1 in data2)
              if (!(key1 === "id" || key1 === "title" || key1 === "text" || key1 === "label" || key1 === "page" || key1 === "phone")) {
                const err7 = { instancePath: instancePath + "/calls/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            if (data2.label !== void 0 && data2.page === void 0) {
              const err8 = { instancePath: instancePath + "/calls/" + i0, keyword: "dependencies", params: {
                property: "label",
                missingProperty: "page",
                depsCount: 1,
                deps: "page"
              } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2.page !== void 0 && data2.label === void 0) {
              const err9 = { instancePath: instancePath + "/calls/" + i0, keyword: "dependencies", params: {
                property: "page",
                missingProperty: "label",
                depsCount: 1,
                deps: "label"
              } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  const err10 = { instancePath: instancePath + "/calls/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/calls/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 == "string") {
                if (func0(data4) < 1) {
                  const err12 = { instancePath: instancePath + "/calls/" + i0 + "/title", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/calls/" + i0 + "/title", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data2.text !== void 0) {
              let data5 = data2.text;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err14 = { instancePath: instancePath + "/calls/" + i0 + "/text", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/calls/" + i0 + "/text", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data2.label !== void 0) {
              let data6 = data2.label;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err16 = { instancePath: instancePath + "/calls/" + i0 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/calls/" + i0 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data2.page !== void 0) {
              let data7 = data2.page;
              if (typeof data7 == "string") {
                if (!pattern0.test(data7)) {
                  const err18 = { instancePath: instancePath + "/calls/" + i0 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/calls/" + i0 + "/page", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data2.phone !== void 0) {
              let data8 = data2.phone;
              if (typeof data8 != "string") {
                const err20 = { instancePath: instancePath + "/calls/" + i0 + "/phone", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
              if (!(data8 === "landline" || data8 === "mobile")) {
                const err21 = { instancePath: instancePath + "/calls/" + i0 + "/phone", keyword: "enum", params: { allowedValues: schema5.properties.phone.enum } };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/calls/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/calls", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    const err24 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
export const clinic = validate3;
const schema6 = { type: "object", additionalProperties: !1, required: ["$schema", "name", "legalTitle", "website", "email", "phones", "address", "social", "hours", "map", "sections", "keywords", "editor", "lastUpdated", "requestOptions", "requestRetentionDays"], properties: { $schema: { const: "./schemas/clinic.schema.json" }, sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, legalTitle: { type: "string", minLength: 1 }, identity: { type: "array", minItems: 1, items: { $ref: "#/definitions/identity" } }, dutyCentres: { type: "array", minItems: 1, items: { $ref: "#/definitions/dutyCentre" } }, website: { type: "string", pattern: "^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" }, email: { type: "string", format: "email" }, phones: { type: "object", additionalProperties: !1, required: ["landline"], properties: { mobile: { type: "string", country: "mobile", minLength: 1 }, landline: { type: "string", country: "landline", minLength: 1 } } }, chat: { type: "object", additionalProperties: !1, required: ["app", "phone", "greeting"], properties: { app: { type: "string", enum: ["whatsapp", "telegram"] }, phone: { type: "string", country: "phone", minLength: 1 }, greeting: { type: "string", minLength: 1 } } }, address: { type: "object", additionalProperties: !1, required: ["street", "district", "city", "postalCode"], properties: { street: { type: "string", minLength: 1 }, district: { type: "string", minLength: 1 }, city: { type: "string", minLength: 1 }, postalCode: { type: "string", country: "postalCode", minLength: 1 } } }, social: { type: "array", items: { $ref: "#/definitions/socialLink" } }, hours: { type: "array", minItems: 1, items: { $ref: "#/definitions/openingHours" } }, breaks: { type: "array", minItems: 1, items: { $ref: "#/definitions/break" } }, exceptions: { type: "array", items: { $ref: "#/definitions/exception" } }, map: { type: "object", additionalProperties: !1, required: ["provider", "embedUrl", "latitude", "longitude"], properties: { sample: { type: "boolean" }, provider: { type: "string", minLength: 1 }, embedUrl: { type: "string", pattern: '^https://[^\\s"<>]+$' }, latitude: { type: "number", country: "latitude" }, longitude: { type: "number", country: "longitude" } } }, sections: { type: "object", additionalProperties: !1, required: ["prices", "testimonials", "statistics", "map"], properties: { prices: { type: "boolean" }, testimonials: { type: "boolean" }, statistics: { type: "boolean" }, map: { type: "string", enum: ["auto", "click", "off"] } } }, keywords: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", minLength: 1 } }, editor: { type: "object", additionalProperties: !1, required: ["name", "email"], properties: { name: { type: "string", minLength: 1 }, email: { type: "string", format: "email" } } }, lastUpdated: { type: "string", format: "date" }, requestOptions: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", minLength: 1 } }, requestRetentionDays: { type: "integer", minimum: 1, maximum: 3650 }, appointmentMinutes: { type: "integer", minimum: 5, maximum: 480 }, answerLinks: { type: "boolean" } }, definitions: { weekday: { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] }, identity: { type: "object", additionalProperties: !1, required: ["label", "value"], properties: { label: { type: "string", minLength: 1 }, value: { type: "string", minLength: 1 } } }, dutyCentre: { type: "object", additionalProperties: !1, required: ["name", "phone", "address", "hours", "checked"], properties: { sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, phone: { type: "string", country: "phone", minLength: 1 }, address: { type: "string", minLength: 1 }, hours: { type: "string", minLength: 1 }, checked: { type: "string", format: "date" } } }, socialLink: { type: "object", additionalProperties: !1, required: ["label", "icon", "url"], properties: { label: { type: "string", minLength: 1 }, icon: { type: "string", minLength: 1 }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } }, openingHours: { type: "object", additionalProperties: !1, required: ["days", "open", "close"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/weekday" } }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } }, break: { type: "object", additionalProperties: !1, required: ["start", "end"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/weekday" } }, start: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, end: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } }, exception: { type: "object", additionalProperties: !1, required: ["date", "note"], dependencies: { open: ["close"], close: ["open"] }, properties: { date: { type: "string", format: "date" }, closed: { type: "boolean" }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, note: { type: "string", minLength: 1 } } } } }, schema7 = { type: "object", additionalProperties: !1, required: ["label", "value"], properties: { label: { type: "string", minLength: 1 }, value: { type: "string", minLength: 1 } } }, schema8 = { type: "object", additionalProperties: !1, required: ["name", "phone", "address", "hours", "checked"], properties: { sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, phone: { type: "string", country: "phone", minLength: 1 }, address: { type: "string", minLength: 1 }, hours: { type: "string", minLength: 1 }, checked: { type: "string", format: "date" } } }, schema9 = { type: "object", additionalProperties: !1, required: ["label", "icon", "url"], properties: { label: { type: "string", minLength: 1 }, icon: { type: "string", minLength: 1 }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } }, schema14 = { type: "object", additionalProperties: !1, required: ["date", "note"], dependencies: { open: ["close"], close: ["open"] }, properties: { date: { type: "string", format: "date" }, closed: { type: "boolean" }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, note: { type: "string", minLength: 1 } } }, func14 = Object.prototype.hasOwnProperty, func20 = fitsCountry, formats0 = date, formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i, pattern6 = new RegExp("^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$", "u"), pattern7 = new RegExp('^https://[^\\s"<>]+$', "u"), pattern8 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u"), schema10 = { type: "object", additionalProperties: !1, required: ["days", "open", "close"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/weekday" } }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } }, schema11 = { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "days" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.open === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "open" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.close === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "close" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "days" || key0 === "open" || key0 === "close")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.days !== void 0) {
      let data0 = data.days;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err4 = { instancePath: instancePath + "/days", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            const err5 = { instancePath: instancePath + "/days/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (!(data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday")) {
            const err6 = { instancePath: instancePath + "/days/" + i0, keyword: "enum", params: { allowedValues: schema11.enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        const i1 = func10(data0);
        if (!(i1 < 0)) {
          const err7 = { instancePath: instancePath + "/days", keyword: "uniqueItems", params: { i: i1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/days", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.open !== void 0) {
      let data2 = data.open;
      if (typeof data2 == "string") {
        if (!pattern8.test(data2)) {
          const err9 = { instancePath: instancePath + "/open", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/open", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.close !== void 0) {
      let data3 = data.close;
      if (typeof data3 == "string") {
        if (!pattern8.test(data3)) {
          const err11 = { instancePath: instancePath + "/close", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/close", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    const err13 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
const schema12 = { type: "object", additionalProperties: !1, required: ["start", "end"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/weekday" } }, start: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, end: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "start" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.end === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "end" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "days" || key0 === "start" || key0 === "end")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.days !== void 0) {
      let data0 = data.days;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err3 = { instancePath: instancePath + "/days", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            const err4 = { instancePath: instancePath + "/days/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (!(data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday")) {
            const err5 = { instancePath: instancePath + "/days/" + i0, keyword: "enum", params: { allowedValues: schema11.enum } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        const i1 = func10(data0);
        if (!(i1 < 0)) {
          const err6 = { instancePath: instancePath + "/days", keyword: "uniqueItems", params: { i: i1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/days", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.start !== void 0) {
      let data2 = data.start;
      if (typeof data2 == "string") {
        if (!pattern8.test(data2)) {
          const err8 = { instancePath: instancePath + "/start", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.end !== void 0) {
      let data3 = data.end;
      if (typeof data3 == "string") {
        if (!pattern8.test(data3)) {
          const err10 = { instancePath: instancePath + "/end", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/end", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    const err12 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.legalTitle === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "legalTitle" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.website === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "website" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.email === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "email" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.phones === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "phones" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.address === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "address" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.social === void 0) {
      const err7 = { instancePath, keyword: "required", params: { missingProperty: "social" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.hours === void 0) {
      const err8 = { instancePath, keyword: "required", params: { missingProperty: "hours" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.map === void 0) {
      const err9 = { instancePath, keyword: "required", params: { missingProperty: "map" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.sections === void 0) {
      const err10 = { instancePath, keyword: "required", params: { missingProperty: "sections" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.keywords === void 0) {
      const err11 = { instancePath, keyword: "required", params: { missingProperty: "keywords" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.editor === void 0) {
      const err12 = { instancePath, keyword: "required", params: { missingProperty: "editor" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.lastUpdated === void 0) {
      const err13 = { instancePath, keyword: "required", params: { missingProperty: "lastUpdated" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.requestOptions === void 0) {
      const err14 = { instancePath, keyword: "required", params: { missingProperty: "requestOptions" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.requestRetentionDays === void 0) {
      const err15 = { instancePath, keyword: "required", params: { missingProperty: "requestRetentionDays" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (const key0 in data)
      if (!func14.call(schema6.properties, key0)) {
        const err16 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/clinic.schema.json") {
      const err17 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/clinic.schema.json" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.sample !== void 0 && typeof data.sample != "boolean") {
      const err18 = { instancePath: instancePath + "/sample", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err19 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.legalTitle !== void 0) {
      let data3 = data.legalTitle;
      if (typeof data3 == "string") {
        if (func0(data3) < 1) {
          const err21 = { instancePath: instancePath + "/legalTitle", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/legalTitle", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.identity !== void 0) {
      let data4 = data.identity;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err23 = { instancePath: instancePath + "/identity", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.label === void 0) {
              const err24 = { instancePath: instancePath + "/identity/" + i0, keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data5.value === void 0) {
              const err25 = { instancePath: instancePath + "/identity/" + i0, keyword: "required", params: { missingProperty: "value" } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            for (const key1 in data5)
              if (!(key1 === "label" || key1 === "value")) {
                const err26 = { instancePath: instancePath + "/identity/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            if (data5.label !== void 0) {
              let data6 = data5.label;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err27 = { instancePath: instancePath + "/identity/" + i0 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/identity/" + i0 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data5.value !== void 0) {
              let data7 = data5.value;
              if (typeof data7 == "string") {
                if (func0(data7) < 1) {
                  const err29 = { instancePath: instancePath + "/identity/" + i0 + "/value", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/identity/" + i0 + "/value", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/identity/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/identity", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.dutyCentres !== void 0) {
      let data8 = data.dutyCentres;
      if (Array.isArray(data8)) {
        if (data8.length < 1) {
          const err33 = { instancePath: instancePath + "/dutyCentres", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.name === void 0) {
              const err34 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9.phone === void 0) {
              const err35 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "required", params: { missingProperty: "phone" } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data9.address === void 0) {
              const err36 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "required", params: { missingProperty: "address" } };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data9.hours === void 0) {
              const err37 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "required", params: { missingProperty: "hours" } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            if (data9.checked === void 0) {
              const err38 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "required", params: { missingProperty: "checked" } };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            for (const key2 in data9)
              if (!(key2 === "sample" || key2 === "name" || key2 === "phone" || key2 === "address" || key2 === "hours" || key2 === "checked")) {
                const err39 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "additionalProperties", params: { additionalProperty: key2 } };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            if (data9.sample !== void 0 && typeof data9.sample != "boolean") {
              const err40 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/sample", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data9.name !== void 0) {
              let data11 = data9.name;
              if (typeof data11 == "string") {
                if (func0(data11) < 1) {
                  const err41 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/name", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/name", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
            if (data9.phone !== void 0) {
              let data12 = data9.phone;
              if (!func20(this.country, "phone", data12)) {
                const err43 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/phone", keyword: "country", params: {} };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
              if (typeof data12 == "string") {
                if (func0(data12) < 1) {
                  const err44 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/phone", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                const err45 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/phone", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data9.address !== void 0) {
              let data13 = data9.address;
              if (typeof data13 == "string") {
                if (func0(data13) < 1) {
                  const err46 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/address", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/address", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data9.hours !== void 0) {
              let data14 = data9.hours;
              if (typeof data14 == "string") {
                if (func0(data14) < 1) {
                  const err48 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/hours", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/hours", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            }
            if (data9.checked !== void 0) {
              let data15 = data9.checked;
              if (typeof data15 == "string") {
                if (!formats0.validate(data15)) {
                  const err50 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/checked", keyword: "format", params: { format: "date" } };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              } else {
                const err51 = { instancePath: instancePath + "/dutyCentres/" + i1 + "/checked", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            const err52 = { instancePath: instancePath + "/dutyCentres/" + i1, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        const err53 = { instancePath: instancePath + "/dutyCentres", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.website !== void 0) {
      let data16 = data.website;
      if (typeof data16 == "string") {
        if (!pattern6.test(data16)) {
          const err54 = { instancePath: instancePath + "/website", keyword: "pattern", params: { pattern: "^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" } };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        const err55 = { instancePath: instancePath + "/website", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.email !== void 0) {
      let data17 = data.email;
      if (typeof data17 == "string") {
        if (!formats2.test(data17)) {
          const err56 = { instancePath: instancePath + "/email", keyword: "format", params: { format: "email" } };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
      } else {
        const err57 = { instancePath: instancePath + "/email", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.phones !== void 0) {
      let data18 = data.phones;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.landline === void 0) {
          const err58 = { instancePath: instancePath + "/phones", keyword: "required", params: { missingProperty: "landline" } };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        for (const key3 in data18)
          if (!(key3 === "mobile" || key3 === "landline")) {
            const err59 = { instancePath: instancePath + "/phones", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        if (data18.mobile !== void 0) {
          let data19 = data18.mobile;
          if (!func20(this.country, "mobile", data19)) {
            const err60 = { instancePath: instancePath + "/phones/mobile", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (typeof data19 == "string") {
            if (func0(data19) < 1) {
              const err61 = { instancePath: instancePath + "/phones/mobile", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          } else {
            const err62 = { instancePath: instancePath + "/phones/mobile", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data18.landline !== void 0) {
          let data20 = data18.landline;
          if (!func20(this.country, "landline", data20)) {
            const err63 = { instancePath: instancePath + "/phones/landline", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
          }
          if (typeof data20 == "string") {
            if (func0(data20) < 1) {
              const err64 = { instancePath: instancePath + "/phones/landline", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          } else {
            const err65 = { instancePath: instancePath + "/phones/landline", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
      } else {
        const err66 = { instancePath: instancePath + "/phones", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.chat !== void 0) {
      let data21 = data.chat;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        if (data21.app === void 0) {
          const err67 = { instancePath: instancePath + "/chat", keyword: "required", params: { missingProperty: "app" } };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        if (data21.phone === void 0) {
          const err68 = { instancePath: instancePath + "/chat", keyword: "required", params: { missingProperty: "phone" } };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data21.greeting === void 0) {
          const err69 = { instancePath: instancePath + "/chat", keyword: "required", params: { missingProperty: "greeting" } };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        for (const key4 in data21)
          if (!(key4 === "app" || key4 === "phone" || key4 === "greeting")) {
            const err70 = { instancePath: instancePath + "/chat", keyword: "additionalProperties", params: { additionalProperty: key4 } };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        if (data21.app !== void 0) {
          let data22 = data21.app;
          if (typeof data22 != "string") {
            const err71 = { instancePath: instancePath + "/chat/app", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
          if (!(data22 === "whatsapp" || data22 === "telegram")) {
            const err72 = { instancePath: instancePath + "/chat/app", keyword: "enum", params: { allowedValues: schema6.properties.chat.properties.app.enum } };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
        if (data21.phone !== void 0) {
          let data23 = data21.phone;
          if (!func20(this.country, "phone", data23)) {
            const err73 = { instancePath: instancePath + "/chat/phone", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
          if (typeof data23 == "string") {
            if (func0(data23) < 1) {
              const err74 = { instancePath: instancePath + "/chat/phone", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
          } else {
            const err75 = { instancePath: instancePath + "/chat/phone", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
        if (data21.greeting !== void 0) {
          let data24 = data21.greeting;
          if (typeof data24 == "string") {
            if (func0(data24) < 1) {
              const err76 = { instancePath: instancePath + "/chat/greeting", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
          } else {
            const err77 = { instancePath: instancePath + "/chat/greeting", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
        }
      } else {
        const err78 = { instancePath: instancePath + "/chat", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
    }
    if (data.address !== void 0) {
      let data25 = data.address;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.street === void 0) {
          const err79 = { instancePath: instancePath + "/address", keyword: "required", params: { missingProperty: "street" } };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
        if (data25.district === void 0) {
          const err80 = { instancePath: instancePath + "/address", keyword: "required", params: { missingProperty: "district" } };
          vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
        }
        if (data25.city === void 0) {
          const err81 = { instancePath: instancePath + "/address", keyword: "required", params: { missingProperty: "city" } };
          vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
        }
        if (data25.postalCode === void 0) {
          const err82 = { instancePath: instancePath + "/address", keyword: "required", params: { missingProperty: "postalCode" } };
          vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
        }
        for (const key5 in data25)
          if (!(key5 === "street" || key5 === "district" || key5 === "city" || key5 === "postalCode")) {
            const err83 = { instancePath: instancePath + "/address", keyword: "additionalProperties", params: { additionalProperty: key5 } };
            vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
          }
        if (data25.street !== void 0) {
          let data26 = data25.street;
          if (typeof data26 == "string") {
            if (func0(data26) < 1) {
              const err84 = { instancePath: instancePath + "/address/street", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
            }
          } else {
            const err85 = { instancePath: instancePath + "/address/street", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
          }
        }
        if (data25.district !== void 0) {
          let data27 = data25.district;
          if (typeof data27 == "string") {
            if (func0(data27) < 1) {
              const err86 = { instancePath: instancePath + "/address/district", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          } else {
            const err87 = { instancePath: instancePath + "/address/district", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
        if (data25.city !== void 0) {
          let data28 = data25.city;
          if (typeof data28 == "string") {
            if (func0(data28) < 1) {
              const err88 = { instancePath: instancePath + "/address/city", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
          } else {
            const err89 = { instancePath: instancePath + "/address/city", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
          }
        }
        if (data25.postalCode !== void 0) {
          let data29 = data25.postalCode;
          if (!func20(this.country, "postalCode", data29)) {
            const err90 = { instancePath: instancePath + "/address/postalCode", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
          if (typeof data29 == "string") {
            if (func0(data29) < 1) {
              const err91 = { instancePath: instancePath + "/address/postalCode", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
          } else {
            const err92 = { instancePath: instancePath + "/address/postalCode", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
          }
        }
      } else {
        const err93 = { instancePath: instancePath + "/address", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
      }
    }
    if (data.social !== void 0) {
      let data30 = data.social;
      if (Array.isArray(data30)) {
        const len2 = data30.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data31 = data30[i2];
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            if (data31.label === void 0) {
              const err94 = { instancePath: instancePath + "/social/" + i2, keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
            }
            if (data31.icon === void 0) {
              const err95 = { instancePath: instancePath + "/social/" + i2, keyword: "required", params: { missingProperty: "icon" } };
              vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
            }
            if (data31.url === void 0) {
              const err96 = { instancePath: instancePath + "/social/" + i2, keyword: "required", params: { missingProperty: "url" } };
              vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
            }
            for (const key6 in data31)
              if (!(key6 === "label" || key6 === "icon" || key6 === "url")) {
                const err97 = { instancePath: instancePath + "/social/" + i2, keyword: "additionalProperties", params: { additionalProperty: key6 } };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            if (data31.label !== void 0) {
              let data32 = data31.label;
              if (typeof data32 == "string") {
                if (func0(data32) < 1) {
                  const err98 = { instancePath: instancePath + "/social/" + i2 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
                }
              } else {
                const err99 = { instancePath: instancePath + "/social/" + i2 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
              }
            }
            if (data31.icon !== void 0) {
              let data33 = data31.icon;
              if (typeof data33 == "string") {
                if (func0(data33) < 1) {
                  const err100 = { instancePath: instancePath + "/social/" + i2 + "/icon", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                }
              } else {
                const err101 = { instancePath: instancePath + "/social/" + i2 + "/icon", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
            }
            if (data31.url !== void 0) {
              let data34 = data31.url;
              if (typeof data34 == "string") {
                if (!pattern7.test(data34)) {
                  const err102 = { instancePath: instancePath + "/social/" + i2 + "/url", keyword: "pattern", params: { pattern: '^https://[^\\s"<>]+$' } };
                  vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                }
              } else {
                const err103 = { instancePath: instancePath + "/social/" + i2 + "/url", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
            }
          } else {
            const err104 = { instancePath: instancePath + "/social/" + i2, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
        }
      } else {
        const err105 = { instancePath: instancePath + "/social", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
    }
    if (data.hours !== void 0) {
      let data35 = data.hours;
      if (Array.isArray(data35)) {
        if (data35.length < 1) {
          const err106 = { instancePath: instancePath + "/hours", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
        const len3 = data35.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate4.call(this, data35[i3], { instancePath: instancePath + "/hours/" + i3, parentData: data35, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        const err107 = { instancePath: instancePath + "/hours", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.breaks !== void 0) {
      let data37 = data.breaks;
      if (Array.isArray(data37)) {
        if (data37.length < 1) {
          const err108 = { instancePath: instancePath + "/breaks", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        const len4 = data37.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate6.call(this, data37[i4], { instancePath: instancePath + "/breaks/" + i4, parentData: data37, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      } else {
        const err109 = { instancePath: instancePath + "/breaks", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
      }
    }
    if (data.exceptions !== void 0) {
      let data39 = data.exceptions;
      if (Array.isArray(data39)) {
        const len5 = data39.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data40 = data39[i5];
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.date === void 0) {
              const err110 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "required", params: { missingProperty: "date" } };
              vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
            }
            if (data40.note === void 0) {
              const err111 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "required", params: { missingProperty: "note" } };
              vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
            }
            for (const key7 in data40)
              if (!(key7 === "date" || key7 === "closed" || key7 === "open" || key7 === "close" || key7 === "note")) {
                const err112 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "additionalProperties", params: { additionalProperty: key7 } };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
            if (data40.open !== void 0 && data40.close === void 0) {
              const err113 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "dependencies", params: {
                property: "open",
                missingProperty: "close",
                depsCount: 1,
                deps: "close"
              } };
              vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
            }
            if (data40.close !== void 0 && data40.open === void 0) {
              const err114 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "dependencies", params: {
                property: "close",
                missingProperty: "open",
                depsCount: 1,
                deps: "open"
              } };
              vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
            }
            if (data40.date !== void 0) {
              let data41 = data40.date;
              if (typeof data41 == "string") {
                if (!formats0.validate(data41)) {
                  const err115 = { instancePath: instancePath + "/exceptions/" + i5 + "/date", keyword: "format", params: { format: "date" } };
                  vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
                }
              } else {
                const err116 = { instancePath: instancePath + "/exceptions/" + i5 + "/date", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
              }
            }
            if (data40.closed !== void 0 && typeof data40.closed != "boolean") {
              const err117 = { instancePath: instancePath + "/exceptions/" + i5 + "/closed", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
            }
            if (data40.open !== void 0) {
              let data43 = data40.open;
              if (typeof data43 == "string") {
                if (!pattern8.test(data43)) {
                  const err118 = { instancePath: instancePath + "/exceptions/" + i5 + "/open", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
                  vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
                }
              } else {
                const err119 = { instancePath: instancePath + "/exceptions/" + i5 + "/open", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
              }
            }
            if (data40.close !== void 0) {
              let data44 = data40.close;
              if (typeof data44 == "string") {
                if (!pattern8.test(data44)) {
                  const err120 = { instancePath: instancePath + "/exceptions/" + i5 + "/close", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
                  vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
                }
              } else {
                const err121 = { instancePath: instancePath + "/exceptions/" + i5 + "/close", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
              }
            }
            if (data40.note !== void 0) {
              let data45 = data40.note;
              if (typeof data45 == "string") {
                if (func0(data45) < 1) {
                  const err122 = { instancePath: instancePath + "/exceptions/" + i5 + "/note", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                }
              } else {
                const err123 = { instancePath: instancePath + "/exceptions/" + i5 + "/note", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
              }
            }
          } else {
            const err124 = { instancePath: instancePath + "/exceptions/" + i5, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
        }
      } else {
        const err125 = { instancePath: instancePath + "/exceptions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
      }
    }
    if (data.map !== void 0) {
      let data46 = data.map;
      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
        if (data46.provider === void 0) {
          const err126 = { instancePath: instancePath + "/map", keyword: "required", params: { missingProperty: "provider" } };
          vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
        }
        if (data46.embedUrl === void 0) {
          const err127 = { instancePath: instancePath + "/map", keyword: "required", params: { missingProperty: "embedUrl" } };
          vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
        }
        if (data46.latitude === void 0) {
          const err128 = { instancePath: instancePath + "/map", keyword: "required", params: { missingProperty: "latitude" } };
          vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
        }
        if (data46.longitude === void 0) {
          const err129 = { instancePath: instancePath + "/map", keyword: "required", params: { missingProperty: "longitude" } };
          vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
        }
        for (const key8 in data46)
          if (!(key8 === "sample" || key8 === "provider" || key8 === "embedUrl" || key8 === "latitude" || key8 === "longitude")) {
            const err130 = { instancePath: instancePath + "/map", keyword: "additionalProperties", params: { additionalProperty: key8 } };
            vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
          }
        if (data46.sample !== void 0 && typeof data46.sample != "boolean") {
          const err131 = { instancePath: instancePath + "/map/sample", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
        }
        if (data46.provider !== void 0) {
          let data48 = data46.provider;
          if (typeof data48 == "string") {
            if (func0(data48) < 1) {
              const err132 = { instancePath: instancePath + "/map/provider", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
            }
          } else {
            const err133 = { instancePath: instancePath + "/map/provider", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
          }
        }
        if (data46.embedUrl !== void 0) {
          let data49 = data46.embedUrl;
          if (typeof data49 == "string") {
            if (!pattern7.test(data49)) {
              const err134 = { instancePath: instancePath + "/map/embedUrl", keyword: "pattern", params: { pattern: '^https://[^\\s"<>]+$' } };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
          } else {
            const err135 = { instancePath: instancePath + "/map/embedUrl", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
          }
        }
        if (data46.latitude !== void 0) {
          let data50 = data46.latitude;
          if (!(typeof data50 == "number" && isFinite(data50))) {
            const err136 = { instancePath: instancePath + "/map/latitude", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
          }
          if (!func20(this.country, "latitude", data50)) {
            const err137 = { instancePath: instancePath + "/map/latitude", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
          }
        }
        if (data46.longitude !== void 0) {
          let data51 = data46.longitude;
          if (!(typeof data51 == "number" && isFinite(data51))) {
            const err138 = { instancePath: instancePath + "/map/longitude", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
          }
          if (!func20(this.country, "longitude", data51)) {
            const err139 = { instancePath: instancePath + "/map/longitude", keyword: "country", params: {} };
            vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
          }
        }
      } else {
        const err140 = { instancePath: instancePath + "/map", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data52 = data.sections;
      if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
        if (data52.prices === void 0) {
          const err141 = { instancePath: instancePath + "/sections", keyword: "required", params: { missingProperty: "prices" } };
          vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
        }
        if (data52.testimonials === void 0) {
          const err142 = { instancePath: instancePath + "/sections", keyword: "required", params: { missingProperty: "testimonials" } };
          vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
        }
        if (data52.statistics === void 0) {
          const err143 = { instancePath: instancePath + "/sections", keyword: "required", params: { missingProperty: "statistics" } };
          vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
        }
        if (data52.map === void 0) {
          const err144 = { instancePath: instancePath + "/sections", keyword: "required", params: { missingProperty: "map" } };
          vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
        }
        for (const key9 in data52)
          if (!(key9 === "prices" || key9 === "testimonials" || key9 === "statistics" || key9 === "map")) {
            const err145 = { instancePath: instancePath + "/sections", keyword: "additionalProperties", params: { additionalProperty: key9 } };
            vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
          }
        if (data52.prices !== void 0 && typeof data52.prices != "boolean") {
          const err146 = { instancePath: instancePath + "/sections/prices", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
        }
        if (data52.testimonials !== void 0 && typeof data52.testimonials != "boolean") {
          const err147 = { instancePath: instancePath + "/sections/testimonials", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
        }
        if (data52.statistics !== void 0 && typeof data52.statistics != "boolean") {
          const err148 = { instancePath: instancePath + "/sections/statistics", keyword: "type", params: { type: "boolean" } };
          vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
        }
        if (data52.map !== void 0) {
          let data56 = data52.map;
          if (typeof data56 != "string") {
            const err149 = { instancePath: instancePath + "/sections/map", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
          }
          if (!(data56 === "auto" || data56 === "click" || data56 === "off")) {
            const err150 = { instancePath: instancePath + "/sections/map", keyword: "enum", params: { allowedValues: schema6.properties.sections.properties.map.enum } };
            vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
          }
        }
      } else {
        const err151 = { instancePath: instancePath + "/sections", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
      }
    }
    if (data.keywords !== void 0) {
      let data57 = data.keywords;
      if (Array.isArray(data57)) {
        if (data57.length < 1) {
          const err152 = { instancePath: instancePath + "/keywords", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
        }
        const len6 = data57.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data58 = data57[i6];
          if (typeof data58 == "string") {
            if (func0(data58) < 1) {
              const err153 = { instancePath: instancePath + "/keywords/" + i6, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
            }
          } else {
            const err154 = { instancePath: instancePath + "/keywords/" + i6, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
          }
        }
        const i7 = func10(data57);
        if (!(i7 < 0)) {
          const err155 = { instancePath: instancePath + "/keywords", keyword: "uniqueItems", params: { i: i7 } };
          vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
        }
      } else {
        const err156 = { instancePath: instancePath + "/keywords", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
      }
    }
    if (data.editor !== void 0) {
      let data59 = data.editor;
      if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
        if (data59.name === void 0) {
          const err157 = { instancePath: instancePath + "/editor", keyword: "required", params: { missingProperty: "name" } };
          vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
        }
        if (data59.email === void 0) {
          const err158 = { instancePath: instancePath + "/editor", keyword: "required", params: { missingProperty: "email" } };
          vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
        }
        for (const key10 in data59)
          if (!(key10 === "name" || key10 === "email")) {
            const err159 = { instancePath: instancePath + "/editor", keyword: "additionalProperties", params: { additionalProperty: key10 } };
            vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
          }
        if (data59.name !== void 0) {
          let data60 = data59.name;
          if (typeof data60 == "string") {
            if (func0(data60) < 1) {
              const err160 = { instancePath: instancePath + "/editor/name", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
            }
          } else {
            const err161 = { instancePath: instancePath + "/editor/name", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
          }
        }
        if (data59.email !== void 0) {
          let data61 = data59.email;
          if (typeof data61 == "string") {
            if (!formats2.test(data61)) {
              const err162 = { instancePath: instancePath + "/editor/email", keyword: "format", params: { format: "email" } };
              vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
            }
          } else {
            const err163 = { instancePath: instancePath + "/editor/email", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
          }
        }
      } else {
        const err164 = { instancePath: instancePath + "/editor", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
      }
    }
    if (data.lastUpdated !== void 0) {
      let data62 = data.lastUpdated;
      if (typeof data62 == "string") {
        if (!formats0.validate(data62)) {
          const err165 = { instancePath: instancePath + "/lastUpdated", keyword: "format", params: { format: "date" } };
          vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
        }
      } else {
        const err166 = { instancePath: instancePath + "/lastUpdated", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
      }
    }
    if (data.requestOptions !== void 0) {
      let data63 = data.requestOptions;
      if (Array.isArray(data63)) {
        if (data63.length < 1) {
          const err167 = { instancePath: instancePath + "/requestOptions", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
        }
        const len7 = data63.length;
        for (let i8 = 0; i8 < len7; i8++) {
          let data64 = data63[i8];
          if (typeof data64 == "string") {
            if (func0(data64) < 1) {
              const err168 = { instancePath: instancePath + "/requestOptions/" + i8, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
            }
          } else {
            const err169 = { instancePath: instancePath + "/requestOptions/" + i8, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
          }
        }
        const i9 = func10(data63);
        if (!(i9 < 0)) {
          const err170 = { instancePath: instancePath + "/requestOptions", keyword: "uniqueItems", params: { i: i9 } };
          vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
        }
      } else {
        const err171 = { instancePath: instancePath + "/requestOptions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
      }
    }
    if (data.requestRetentionDays !== void 0) {
      let data65 = data.requestRetentionDays;
      if (!(typeof data65 == "number" && !(data65 % 1) && !isNaN(data65) && isFinite(data65))) {
        const err172 = { instancePath: instancePath + "/requestRetentionDays", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
      }
      if (typeof data65 == "number" && isFinite(data65)) {
        if (data65 > 3650 || isNaN(data65)) {
          const err173 = { instancePath: instancePath + "/requestRetentionDays", keyword: "maximum", params: { comparison: "<=", limit: 3650 } };
          vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
        }
        if (data65 < 1 || isNaN(data65)) {
          const err174 = { instancePath: instancePath + "/requestRetentionDays", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
        }
      }
    }
    if (data.appointmentMinutes !== void 0) {
      let data66 = data.appointmentMinutes;
      if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66) && isFinite(data66))) {
        const err175 = { instancePath: instancePath + "/appointmentMinutes", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
      }
      if (typeof data66 == "number" && isFinite(data66)) {
        if (data66 > 480 || isNaN(data66)) {
          const err176 = { instancePath: instancePath + "/appointmentMinutes", keyword: "maximum", params: { comparison: "<=", limit: 480 } };
          vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
        }
        if (data66 < 5 || isNaN(data66)) {
          const err177 = { instancePath: instancePath + "/appointmentMinutes", keyword: "minimum", params: { comparison: ">=", limit: 5 } };
          vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
        }
      }
    }
    if (data.answerLinks !== void 0 && typeof data.answerLinks != "boolean") {
      const err178 = { instancePath: instancePath + "/answerLinks", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
    }
  } else {
    const err179 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
export const doctors = validate8;
const schema15 = { type: "object", additionalProperties: !1, required: ["$schema", "doctors"], properties: { $schema: { const: "./schemas/doctors.schema.json" }, doctors: { type: "array", minItems: 1, items: { $ref: "#/definitions/doctor" } } }, definitions: { workday: { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] }, workingHours: { type: "object", additionalProperties: !1, required: ["days", "open", "close"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/workday" } }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } }, doctor: { type: "object", additionalProperties: !1, required: ["id", "name", "title", "photo", "summary", "bio"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, photo: { type: "string", minLength: 1 }, summary: { type: "string", minLength: 1 }, bio: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, education: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, areas: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", minLength: 1 } }, languages: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", enum: ["tr", "en", "ar", "de", "fr", "ru", "fa", "ku", "az", "uk", "bg", "ro", "sq", "bs", "el", "it", "es", "nl", "pl", "uz"] } }, days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/workday" } }, hours: { type: "array", minItems: 1, items: { $ref: "#/definitions/workingHours" } }, registration: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } } } }, schema16 = { type: "object", additionalProperties: !1, required: ["id", "name", "title", "photo", "summary", "bio"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, photo: { type: "string", minLength: 1 }, summary: { type: "string", minLength: 1 }, bio: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, education: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, areas: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", minLength: 1 } }, languages: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", enum: ["tr", "en", "ar", "de", "fr", "ru", "fa", "ku", "az", "uk", "bg", "ro", "sq", "bs", "el", "it", "es", "nl", "pl", "uz"] } }, days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/workday" } }, hours: { type: "array", minItems: 1, items: { $ref: "#/definitions/workingHours" } }, registration: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, schema17 = { type: "string", enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] }, schema18 = { type: "object", additionalProperties: !1, required: ["days", "open", "close"], properties: { days: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/workday" } }, open: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, close: { type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } } };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "days" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.open === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "open" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.close === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "close" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "days" || key0 === "open" || key0 === "close")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.days !== void 0) {
      let data0 = data.days;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err4 = { instancePath: instancePath + "/days", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 != "string") {
            const err5 = { instancePath: instancePath + "/days/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (!(data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday")) {
            const err6 = { instancePath: instancePath + "/days/" + i0, keyword: "enum", params: { allowedValues: schema17.enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        const i1 = func10(data0);
        if (!(i1 < 0)) {
          const err7 = { instancePath: instancePath + "/days", keyword: "uniqueItems", params: { i: i1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/days", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.open !== void 0) {
      let data2 = data.open;
      if (typeof data2 == "string") {
        if (!pattern8.test(data2)) {
          const err9 = { instancePath: instancePath + "/open", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/open", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.close !== void 0) {
      let data3 = data.close;
      if (typeof data3 == "string") {
        if (!pattern8.test(data3)) {
          const err11 = { instancePath: instancePath + "/close", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/close", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    const err13 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.photo === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "photo" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.summary === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "summary" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.bio === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "bio" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (const key0 in data)
      if (!func14.call(schema16.properties, key0)) {
        const err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err7 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sample !== void 0 && typeof data.sample != "boolean") {
      const err9 = { instancePath: instancePath + "/sample", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err10 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 == "string") {
        if (func0(data3) < 1) {
          const err12 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.photo !== void 0) {
      let data4 = data.photo;
      if (typeof data4 == "string") {
        if (func0(data4) < 1) {
          const err14 = { instancePath: instancePath + "/photo", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/photo", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data5 = data.summary;
      if (typeof data5 == "string") {
        if (func0(data5) < 1) {
          const err16 = { instancePath: instancePath + "/summary", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.bio !== void 0) {
      let data6 = data.bio;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err18 = { instancePath: instancePath + "/bio", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (func0(data7) < 1) {
              const err19 = { instancePath: instancePath + "/bio/" + i0, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/bio/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/bio", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.education !== void 0) {
      let data8 = data.education;
      if (Array.isArray(data8)) {
        if (data8.length < 1) {
          const err22 = { instancePath: instancePath + "/education", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (typeof data9 == "string") {
            if (func0(data9) < 1) {
              const err23 = { instancePath: instancePath + "/education/" + i1, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/education/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/education", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.areas !== void 0) {
      let data10 = data.areas;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err26 = { instancePath: instancePath + "/areas", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        const len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data11 = data10[i2];
          if (typeof data11 == "string") {
            if (func0(data11) < 1) {
              const err27 = { instancePath: instancePath + "/areas/" + i2, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/areas/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        const i3 = func10(data10);
        if (!(i3 < 0)) {
          const err29 = { instancePath: instancePath + "/areas", keyword: "uniqueItems", params: { i: i3 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/areas", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.languages !== void 0) {
      let data12 = data.languages;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          const err31 = { instancePath: instancePath + "/languages", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        const len3 = data12.length;
        for (let i4 = 0; i4 < len3; i4++) {
          let data13 = data12[i4];
          if (typeof data13 != "string") {
            const err32 = { instancePath: instancePath + "/languages/" + i4, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
          if (!(data13 === "tr" || data13 === "en" || data13 === "ar" || data13 === "de" || data13 === "fr" || data13 === "ru" || data13 === "fa" || data13 === "ku" || data13 === "az" || data13 === "uk" || data13 === "bg" || data13 === "ro" || data13 === "sq" || data13 === "bs" || data13 === "el" || data13 === "it" || data13 === "es" || data13 === "nl" || data13 === "pl" || data13 === "uz")) {
            const err33 = { instancePath: instancePath + "/languages/" + i4, keyword: "enum", params: { allowedValues: schema16.properties.languages.items.enum } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        const i5 = func10(data12);
        if (!(i5 < 0)) {
          const err34 = { instancePath: instancePath + "/languages", keyword: "uniqueItems", params: { i: i5 } };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/languages", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.days !== void 0) {
      let data14 = data.days;
      if (Array.isArray(data14)) {
        if (data14.length < 1) {
          const err36 = { instancePath: instancePath + "/days", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        const len4 = data14.length;
        for (let i6 = 0; i6 < len4; i6++) {
          let data15 = data14[i6];
          if (typeof data15 != "string") {
            const err37 = { instancePath: instancePath + "/days/" + i6, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (!(data15 === "monday" || data15 === "tuesday" || data15 === "wednesday" || data15 === "thursday" || data15 === "friday" || data15 === "saturday" || data15 === "sunday")) {
            const err38 = { instancePath: instancePath + "/days/" + i6, keyword: "enum", params: { allowedValues: schema17.enum } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        const i7 = func10(data14);
        if (!(i7 < 0)) {
          const err39 = { instancePath: instancePath + "/days", keyword: "uniqueItems", params: { i: i7 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/days", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.hours !== void 0) {
      let data16 = data.hours;
      if (Array.isArray(data16)) {
        if (data16.length < 1) {
          const err41 = { instancePath: instancePath + "/hours", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        const len5 = data16.length;
        for (let i8 = 0; i8 < len5; i8++)
          validate10.call(this, data16[i8], { instancePath: instancePath + "/hours/" + i8, parentData: data16, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      } else {
        const err42 = { instancePath: instancePath + "/hours", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.registration !== void 0) {
      let data18 = data.registration;
      if (typeof data18 == "string") {
        if (func0(data18) < 1) {
          const err43 = { instancePath: instancePath + "/registration", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/registration", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.page !== void 0) {
      let data19 = data.page;
      if (typeof data19 == "string") {
        if (!pattern0.test(data19)) {
          const err45 = { instancePath: instancePath + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
      } else {
        const err46 = { instancePath: instancePath + "/page", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
  } else {
    const err47 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.doctors === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "doctors" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "doctors")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/doctors.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/doctors.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.doctors !== void 0) {
      let data1 = data.doctors;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/doctors", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate9.call(this, data1[i0], { instancePath: instancePath + "/doctors/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        const err5 = { instancePath: instancePath + "/doctors", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    const err6 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
export const galleries = validate13;
const schema20 = { type: "object", additionalProperties: !1, required: ["$schema", "galleries"], properties: { $schema: { const: "./schemas/galleries.schema.json" }, galleries: { type: "array", items: { $ref: "#/definitions/gallery" } } }, definitions: { gallery: { type: "object", additionalProperties: !1, required: ["id", "title", "photos"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, photos: { type: "array", minItems: 1, items: { $ref: "#/definitions/galleryPhoto" } } } }, galleryPhoto: { type: "object", additionalProperties: !1, required: ["photo", "alt"], properties: { photo: { type: "string", minLength: 1 }, alt: { type: "string", minLength: 1 }, caption: { type: "string", minLength: 1 } } } } }, schema21 = { type: "object", additionalProperties: !1, required: ["id", "title", "photos"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, photos: { type: "array", minItems: 1, items: { $ref: "#/definitions/galleryPhoto" } } } }, schema22 = { type: "object", additionalProperties: !1, required: ["photo", "alt"], properties: { photo: { type: "string", minLength: 1 }, alt: { type: "string", minLength: 1 }, caption: { type: "string", minLength: 1 } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.photos === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "photos" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "title" || key0 === "photos")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.photos !== void 0) {
      let data2 = data.photos;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err8 = { instancePath: instancePath + "/photos", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.photo === void 0) {
              const err9 = { instancePath: instancePath + "/photos/" + i0, keyword: "required", params: { missingProperty: "photo" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.alt === void 0) {
              const err10 = { instancePath: instancePath + "/photos/" + i0, keyword: "required", params: { missingProperty: "alt" } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (const key1 in data3)
              if (!(key1 === "photo" || key1 === "alt" || key1 === "caption")) {
                const err11 = { instancePath: instancePath + "/photos/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.photo !== void 0) {
              let data4 = data3.photo;
              if (typeof data4 == "string") {
                if (func0(data4) < 1) {
                  const err12 = { instancePath: instancePath + "/photos/" + i0 + "/photo", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/photos/" + i0 + "/photo", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.alt !== void 0) {
              let data5 = data3.alt;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err14 = { instancePath: instancePath + "/photos/" + i0 + "/alt", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/photos/" + i0 + "/alt", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data3.caption !== void 0) {
              let data6 = data3.caption;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err16 = { instancePath: instancePath + "/photos/" + i0 + "/caption", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/photos/" + i0 + "/caption", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/photos/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/photos", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    const err20 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.galleries === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "galleries" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "galleries")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/galleries.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/galleries.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.galleries !== void 0) {
      let data1 = data.galleries;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14.call(this, data1[i0], { instancePath: instancePath + "/galleries/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/galleries", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
export const hero = validate16;
const schema23 = { type: "object", additionalProperties: !1, required: ["$schema", "slides"], properties: { $schema: { const: "./schemas/hero.schema.json" }, slides: { type: "array", minItems: 1, items: { $ref: "#/definitions/heroSlide" } } }, definitions: { heroSlide: { type: "object", additionalProperties: !1, required: ["id", "ground", "headline", "text", "poster"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, ground: { type: "string", enum: ["light", "dark", "room"] }, headline: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, poster: { type: "string", minLength: 1 }, video: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, wide: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, phone: { type: "object", additionalProperties: !1, required: ["picture", "h264"], properties: { picture: { type: "string", minLength: 1 }, av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, night: { type: "object", additionalProperties: !1, required: ["headline", "text", "poster"], properties: { headline: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, poster: { type: "string", minLength: 1 }, video: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, wide: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, phone: { type: "object", additionalProperties: !1, required: ["picture", "h264"], properties: { picture: { type: "string", minLength: 1 }, av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } } } } } } } }, schema24 = { type: "object", additionalProperties: !1, required: ["id", "ground", "headline", "text", "poster"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, ground: { type: "string", enum: ["light", "dark", "room"] }, headline: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, poster: { type: "string", minLength: 1 }, video: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, wide: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, phone: { type: "object", additionalProperties: !1, required: ["picture", "h264"], properties: { picture: { type: "string", minLength: 1 }, av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, night: { type: "object", additionalProperties: !1, required: ["headline", "text", "poster"], properties: { headline: { type: "string", minLength: 1 }, text: { type: "string", minLength: 1 }, poster: { type: "string", minLength: 1 }, video: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, wide: { type: "object", additionalProperties: !1, required: ["h264"], properties: { av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } }, phone: { type: "object", additionalProperties: !1, required: ["picture", "h264"], properties: { picture: { type: "string", minLength: 1 }, av1: { type: "string", minLength: 1 }, h264: { type: "string", minLength: 1 } } } } } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slides === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "slides" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "slides")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/hero.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/hero.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.slides !== void 0) {
      let data1 = data.slides;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/slides", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err5 = { instancePath: instancePath + "/slides/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.ground === void 0) {
              const err6 = { instancePath: instancePath + "/slides/" + i0, keyword: "required", params: { missingProperty: "ground" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data2.headline === void 0) {
              const err7 = { instancePath: instancePath + "/slides/" + i0, keyword: "required", params: { missingProperty: "headline" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data2.text === void 0) {
              const err8 = { instancePath: instancePath + "/slides/" + i0, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2.poster === void 0) {
              const err9 = { instancePath: instancePath + "/slides/" + i0, keyword: "required", params: { missingProperty: "poster" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (const key1 in data2)
              if (!func14.call(schema24.properties, key1)) {
                const err10 = { instancePath: instancePath + "/slides/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  const err11 = { instancePath: instancePath + "/slides/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/slides/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.ground !== void 0) {
              let data4 = data2.ground;
              if (typeof data4 != "string") {
                const err13 = { instancePath: instancePath + "/slides/" + i0 + "/ground", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (!(data4 === "light" || data4 === "dark" || data4 === "room")) {
                const err14 = { instancePath: instancePath + "/slides/" + i0 + "/ground", keyword: "enum", params: { allowedValues: schema24.properties.ground.enum } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data2.headline !== void 0) {
              let data5 = data2.headline;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err15 = { instancePath: instancePath + "/slides/" + i0 + "/headline", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/slides/" + i0 + "/headline", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.text !== void 0) {
              let data6 = data2.text;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err17 = { instancePath: instancePath + "/slides/" + i0 + "/text", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/slides/" + i0 + "/text", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.poster !== void 0) {
              let data7 = data2.poster;
              if (typeof data7 == "string") {
                if (func0(data7) < 1) {
                  const err19 = { instancePath: instancePath + "/slides/" + i0 + "/poster", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/slides/" + i0 + "/poster", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data2.video !== void 0) {
              let data8 = data2.video;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.h264 === void 0) {
                  const err21 = { instancePath: instancePath + "/slides/" + i0 + "/video", keyword: "required", params: { missingProperty: "h264" } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                for (const key2 in data8)
                  if (!(key2 === "av1" || key2 === "h264")) {
                    const err22 = { instancePath: instancePath + "/slides/" + i0 + "/video", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                if (data8.av1 !== void 0) {
                  let data9 = data8.av1;
                  if (typeof data9 == "string") {
                    if (func0(data9) < 1) {
                      const err23 = { instancePath: instancePath + "/slides/" + i0 + "/video/av1", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/slides/" + i0 + "/video/av1", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                }
                if (data8.h264 !== void 0) {
                  let data10 = data8.h264;
                  if (typeof data10 == "string") {
                    if (func0(data10) < 1) {
                      const err25 = { instancePath: instancePath + "/slides/" + i0 + "/video/h264", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                  } else {
                    const err26 = { instancePath: instancePath + "/slides/" + i0 + "/video/h264", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  }
                }
              } else {
                const err27 = { instancePath: instancePath + "/slides/" + i0 + "/video", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data2.wide !== void 0) {
              let data11 = data2.wide;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.h264 === void 0) {
                  const err28 = { instancePath: instancePath + "/slides/" + i0 + "/wide", keyword: "required", params: { missingProperty: "h264" } };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
                for (const key3 in data11)
                  if (!(key3 === "av1" || key3 === "h264")) {
                    const err29 = { instancePath: instancePath + "/slides/" + i0 + "/wide", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                  }
                if (data11.av1 !== void 0) {
                  let data12 = data11.av1;
                  if (typeof data12 == "string") {
                    if (func0(data12) < 1) {
                      const err30 = { instancePath: instancePath + "/slides/" + i0 + "/wide/av1", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                  } else {
                    const err31 = { instancePath: instancePath + "/slides/" + i0 + "/wide/av1", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                }
                if (data11.h264 !== void 0) {
                  let data13 = data11.h264;
                  if (typeof data13 == "string") {
                    if (func0(data13) < 1) {
                      const err32 = { instancePath: instancePath + "/slides/" + i0 + "/wide/h264", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  } else {
                    const err33 = { instancePath: instancePath + "/slides/" + i0 + "/wide/h264", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                }
              } else {
                const err34 = { instancePath: instancePath + "/slides/" + i0 + "/wide", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data2.phone !== void 0) {
              let data14 = data2.phone;
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.picture === void 0) {
                  const err35 = { instancePath: instancePath + "/slides/" + i0 + "/phone", keyword: "required", params: { missingProperty: "picture" } };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                if (data14.h264 === void 0) {
                  const err36 = { instancePath: instancePath + "/slides/" + i0 + "/phone", keyword: "required", params: { missingProperty: "h264" } };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
                for (const key4 in data14)
                  if (!(key4 === "picture" || key4 === "av1" || key4 === "h264")) {
                    const err37 = { instancePath: instancePath + "/slides/" + i0 + "/phone", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                  }
                if (data14.picture !== void 0) {
                  let data15 = data14.picture;
                  if (typeof data15 == "string") {
                    if (func0(data15) < 1) {
                      const err38 = { instancePath: instancePath + "/slides/" + i0 + "/phone/picture", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                  } else {
                    const err39 = { instancePath: instancePath + "/slides/" + i0 + "/phone/picture", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
                if (data14.av1 !== void 0) {
                  let data16 = data14.av1;
                  if (typeof data16 == "string") {
                    if (func0(data16) < 1) {
                      const err40 = { instancePath: instancePath + "/slides/" + i0 + "/phone/av1", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                    }
                  } else {
                    const err41 = { instancePath: instancePath + "/slides/" + i0 + "/phone/av1", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  }
                }
                if (data14.h264 !== void 0) {
                  let data17 = data14.h264;
                  if (typeof data17 == "string") {
                    if (func0(data17) < 1) {
                      const err42 = { instancePath: instancePath + "/slides/" + i0 + "/phone/h264", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                    }
                  } else {
                    const err43 = { instancePath: instancePath + "/slides/" + i0 + "/phone/h264", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  }
                }
              } else {
                const err44 = { instancePath: instancePath + "/slides/" + i0 + "/phone", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
            if (data2.night !== void 0) {
              let data18 = data2.night;
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                if (data18.headline === void 0) {
                  const err45 = { instancePath: instancePath + "/slides/" + i0 + "/night", keyword: "required", params: { missingProperty: "headline" } };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                if (data18.text === void 0) {
                  const err46 = { instancePath: instancePath + "/slides/" + i0 + "/night", keyword: "required", params: { missingProperty: "text" } };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (data18.poster === void 0) {
                  const err47 = { instancePath: instancePath + "/slides/" + i0 + "/night", keyword: "required", params: { missingProperty: "poster" } };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
                for (const key5 in data18)
                  if (!(key5 === "headline" || key5 === "text" || key5 === "poster" || key5 === "video" || key5 === "wide" || key5 === "phone")) {
                    const err48 = { instancePath: instancePath + "/slides/" + i0 + "/night", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                  }
                if (data18.headline !== void 0) {
                  let data19 = data18.headline;
                  if (typeof data19 == "string") {
                    if (func0(data19) < 1) {
                      const err49 = { instancePath: instancePath + "/slides/" + i0 + "/night/headline", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                    }
                  } else {
                    const err50 = { instancePath: instancePath + "/slides/" + i0 + "/night/headline", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                  }
                }
                if (data18.text !== void 0) {
                  let data20 = data18.text;
                  if (typeof data20 == "string") {
                    if (func0(data20) < 1) {
                      const err51 = { instancePath: instancePath + "/slides/" + i0 + "/night/text", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                    }
                  } else {
                    const err52 = { instancePath: instancePath + "/slides/" + i0 + "/night/text", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  }
                }
                if (data18.poster !== void 0) {
                  let data21 = data18.poster;
                  if (typeof data21 == "string") {
                    if (func0(data21) < 1) {
                      const err53 = { instancePath: instancePath + "/slides/" + i0 + "/night/poster", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                    }
                  } else {
                    const err54 = { instancePath: instancePath + "/slides/" + i0 + "/night/poster", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                  }
                }
                if (data18.video !== void 0) {
                  let data22 = data18.video;
                  if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                    if (data22.h264 === void 0) {
                      const err55 = { instancePath: instancePath + "/slides/" + i0 + "/night/video", keyword: "required", params: { missingProperty: "h264" } };
                      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                    for (const key6 in data22)
                      if (!(key6 === "av1" || key6 === "h264")) {
                        const err56 = { instancePath: instancePath + "/slides/" + i0 + "/night/video", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                      }
                    if (data22.av1 !== void 0) {
                      let data23 = data22.av1;
                      if (typeof data23 == "string") {
                        if (func0(data23) < 1) {
                          const err57 = { instancePath: instancePath + "/slides/" + i0 + "/night/video/av1", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                        }
                      } else {
                        const err58 = { instancePath: instancePath + "/slides/" + i0 + "/night/video/av1", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                      }
                    }
                    if (data22.h264 !== void 0) {
                      let data24 = data22.h264;
                      if (typeof data24 == "string") {
                        if (func0(data24) < 1) {
                          const err59 = { instancePath: instancePath + "/slides/" + i0 + "/night/video/h264", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                        }
                      } else {
                        const err60 = { instancePath: instancePath + "/slides/" + i0 + "/night/video/h264", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                      }
                    }
                  } else {
                    const err61 = { instancePath: instancePath + "/slides/" + i0 + "/night/video", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                  }
                }
                if (data18.wide !== void 0) {
                  let data25 = data18.wide;
                  if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                    if (data25.h264 === void 0) {
                      const err62 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide", keyword: "required", params: { missingProperty: "h264" } };
                      vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                    }
                    for (const key7 in data25)
                      if (!(key7 === "av1" || key7 === "h264")) {
                        const err63 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
                      }
                    if (data25.av1 !== void 0) {
                      let data26 = data25.av1;
                      if (typeof data26 == "string") {
                        if (func0(data26) < 1) {
                          const err64 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide/av1", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                        }
                      } else {
                        const err65 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide/av1", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                      }
                    }
                    if (data25.h264 !== void 0) {
                      let data27 = data25.h264;
                      if (typeof data27 == "string") {
                        if (func0(data27) < 1) {
                          const err66 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide/h264", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                        }
                      } else {
                        const err67 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide/h264", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                      }
                    }
                  } else {
                    const err68 = { instancePath: instancePath + "/slides/" + i0 + "/night/wide", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                  }
                }
                if (data18.phone !== void 0) {
                  let data28 = data18.phone;
                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                    if (data28.picture === void 0) {
                      const err69 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone", keyword: "required", params: { missingProperty: "picture" } };
                      vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                    }
                    if (data28.h264 === void 0) {
                      const err70 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone", keyword: "required", params: { missingProperty: "h264" } };
                      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                    }
                    for (const key8 in data28)
                      if (!(key8 === "picture" || key8 === "av1" || key8 === "h264")) {
                        const err71 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                      }
                    if (data28.picture !== void 0) {
                      let data29 = data28.picture;
                      if (typeof data29 == "string") {
                        if (func0(data29) < 1) {
                          const err72 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/picture", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                        }
                      } else {
                        const err73 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/picture", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
                      }
                    }
                    if (data28.av1 !== void 0) {
                      let data30 = data28.av1;
                      if (typeof data30 == "string") {
                        if (func0(data30) < 1) {
                          const err74 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/av1", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                        }
                      } else {
                        const err75 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/av1", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                      }
                    }
                    if (data28.h264 !== void 0) {
                      let data31 = data28.h264;
                      if (typeof data31 == "string") {
                        if (func0(data31) < 1) {
                          const err76 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/h264", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                        }
                      } else {
                        const err77 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone/h264", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                      }
                    }
                  } else {
                    const err78 = { instancePath: instancePath + "/slides/" + i0 + "/night/phone", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                  }
                }
              } else {
                const err79 = { instancePath: instancePath + "/slides/" + i0 + "/night", keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
              }
            }
          } else {
            const err80 = { instancePath: instancePath + "/slides/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
        }
      } else {
        const err81 = { instancePath: instancePath + "/slides", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
  } else {
    const err82 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
export const pages = validate17;
const schema25 = { type: "object", additionalProperties: !1, required: ["$schema", "pages", "menus"], properties: { $schema: { const: "./schemas/pages.schema.json" }, pages: { type: "array", minItems: 1, items: { $ref: "#/definitions/pageRecord" } }, menus: { type: "object", additionalProperties: !1, required: ["main", "drawer", "footer"], properties: { main: { type: "array", minItems: 1, items: { $ref: "#/definitions/menuEntry" } }, drawer: { type: "array", minItems: 1, items: { $ref: "#/definitions/menuEntry" } }, footer: { type: "array", minItems: 1, items: { $ref: "#/definitions/menuEntry" } } } } }, definitions: { pageRecord: { type: "object", additionalProperties: !1, required: ["id", "path", "title", "description", "sections"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, path: { type: "string", pattern: "^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$" }, title: { type: "string", minLength: 1 }, heading: { type: "string", minLength: 1 }, intro: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, off: { type: "boolean" }, sections: { type: "array", minItems: 1, items: { $ref: "#/definitions/pageSection" } } } }, pageSection: { type: "object", additionalProperties: !1, required: ["kind"], properties: { kind: { type: "string", enum: ["hero", "about-overview", "services-overview", "doctors-overview", "statistics", "testimonials", "contact-overview", "about", "direction", "services", "doctors", "doctor", "prices", "contact", "appointment", "privacy", "prose", "questions", "treatment", "gallery", "call", "pain"] }, record: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, menuEntry: { type: "object", additionalProperties: !1, required: ["page"], properties: { page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, label: { type: "string", minLength: 1 } } } } }, schema28 = { type: "object", additionalProperties: !1, required: ["page"], properties: { page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, label: { type: "string", minLength: 1 } } }, schema26 = { type: "object", additionalProperties: !1, required: ["id", "path", "title", "description", "sections"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, path: { type: "string", pattern: "^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$" }, title: { type: "string", minLength: 1 }, heading: { type: "string", minLength: 1 }, intro: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, off: { type: "boolean" }, sections: { type: "array", minItems: 1, items: { $ref: "#/definitions/pageSection" } } } }, schema27 = { type: "object", additionalProperties: !1, required: ["kind"], properties: { kind: { type: "string", enum: ["hero", "about-overview", "services-overview", "doctors-overview", "statistics", "testimonials", "contact-overview", "about", "direction", "services", "doctors", "doctor", "prices", "contact", "appointment", "privacy", "prose", "questions", "treatment", "gallery", "call", "pain"] }, record: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, pattern22 = new RegExp("^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$", "u");
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sections === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "sections" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "path" || key0 === "title" || key0 === "heading" || key0 === "intro" || key0 === "description" || key0 === "off" || key0 === "sections")) {
        const err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err6 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (!pattern22.test(data1)) {
          const err8 = { instancePath: instancePath + "/path", keyword: "pattern", params: { pattern: "^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err10 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data3 = data.heading;
      if (typeof data3 == "string") {
        if (func0(data3) < 1) {
          const err12 = { instancePath: instancePath + "/heading", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/heading", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.intro !== void 0) {
      let data4 = data.intro;
      if (typeof data4 == "string") {
        if (func0(data4) < 1) {
          const err14 = { instancePath: instancePath + "/intro", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/intro", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.description !== void 0) {
      let data5 = data.description;
      if (typeof data5 == "string") {
        if (func0(data5) < 1) {
          const err16 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.off !== void 0 && typeof data.off != "boolean") {
      const err18 = { instancePath: instancePath + "/off", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err19 = { instancePath: instancePath + "/sections", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.kind === void 0) {
              const err20 = { instancePath: instancePath + "/sections/" + i0, keyword: "required", params: { missingProperty: "kind" } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            for (const key1 in data8)
              if (!(key1 === "kind" || key1 === "record")) {
                const err21 = { instancePath: instancePath + "/sections/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            if (data8.kind !== void 0) {
              let data9 = data8.kind;
              if (typeof data9 != "string") {
                const err22 = { instancePath: instancePath + "/sections/" + i0 + "/kind", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
              if (!(data9 === "hero" || data9 === "about-overview" || data9 === "services-overview" || data9 === "doctors-overview" || data9 === "statistics" || data9 === "testimonials" || data9 === "contact-overview" || data9 === "about" || data9 === "direction" || data9 === "services" || data9 === "doctors" || data9 === "doctor" || data9 === "prices" || data9 === "contact" || data9 === "appointment" || data9 === "privacy" || data9 === "prose" || data9 === "questions" || data9 === "treatment" || data9 === "gallery" || data9 === "call" || data9 === "pain")) {
                const err23 = { instancePath: instancePath + "/sections/" + i0 + "/kind", keyword: "enum", params: { allowedValues: schema27.properties.kind.enum } };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data8.record !== void 0) {
              let data10 = data8.record;
              if (typeof data10 == "string") {
                if (!pattern0.test(data10)) {
                  const err24 = { instancePath: instancePath + "/sections/" + i0 + "/record", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/sections/" + i0 + "/record", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/sections/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/sections", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    const err28 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pages === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "pages" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.menus === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "menus" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "pages" || key0 === "menus")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/pages.schema.json") {
      const err4 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/pages.schema.json" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.pages !== void 0) {
      let data1 = data.pages;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err5 = { instancePath: instancePath + "/pages", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate18.call(this, data1[i0], { instancePath: instancePath + "/pages/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      } else {
        const err6 = { instancePath: instancePath + "/pages", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.menus !== void 0) {
      let data3 = data.menus;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.main === void 0) {
          const err7 = { instancePath: instancePath + "/menus", keyword: "required", params: { missingProperty: "main" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data3.drawer === void 0) {
          const err8 = { instancePath: instancePath + "/menus", keyword: "required", params: { missingProperty: "drawer" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.footer === void 0) {
          const err9 = { instancePath: instancePath + "/menus", keyword: "required", params: { missingProperty: "footer" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (const key1 in data3)
          if (!(key1 === "main" || key1 === "drawer" || key1 === "footer")) {
            const err10 = { instancePath: instancePath + "/menus", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data3.main !== void 0) {
          let data4 = data3.main;
          if (Array.isArray(data4)) {
            if (data4.length < 1) {
              const err11 = { instancePath: instancePath + "/menus/main", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            const len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data5 = data4[i1];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.page === void 0) {
                  const err12 = { instancePath: instancePath + "/menus/main/" + i1, keyword: "required", params: { missingProperty: "page" } };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                for (const key2 in data5)
                  if (!(key2 === "page" || key2 === "label")) {
                    const err13 = { instancePath: instancePath + "/menus/main/" + i1, keyword: "additionalProperties", params: { additionalProperty: key2 } };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
                if (data5.page !== void 0) {
                  let data6 = data5.page;
                  if (typeof data6 == "string") {
                    if (!pattern0.test(data6)) {
                      const err14 = { instancePath: instancePath + "/menus/main/" + i1 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                  } else {
                    const err15 = { instancePath: instancePath + "/menus/main/" + i1 + "/page", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  }
                }
                if (data5.label !== void 0) {
                  let data7 = data5.label;
                  if (typeof data7 == "string") {
                    if (func0(data7) < 1) {
                      const err16 = { instancePath: instancePath + "/menus/main/" + i1 + "/label", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                    }
                  } else {
                    const err17 = { instancePath: instancePath + "/menus/main/" + i1 + "/label", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/menus/main/" + i1, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/menus/main", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data3.drawer !== void 0) {
          let data8 = data3.drawer;
          if (Array.isArray(data8)) {
            if (data8.length < 1) {
              const err20 = { instancePath: instancePath + "/menus/drawer", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            const len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data9 = data8[i2];
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.page === void 0) {
                  const err21 = { instancePath: instancePath + "/menus/drawer/" + i2, keyword: "required", params: { missingProperty: "page" } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                for (const key3 in data9)
                  if (!(key3 === "page" || key3 === "label")) {
                    const err22 = { instancePath: instancePath + "/menus/drawer/" + i2, keyword: "additionalProperties", params: { additionalProperty: key3 } };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                if (data9.page !== void 0) {
                  let data10 = data9.page;
                  if (typeof data10 == "string") {
                    if (!pattern0.test(data10)) {
                      const err23 = { instancePath: instancePath + "/menus/drawer/" + i2 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/menus/drawer/" + i2 + "/page", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                }
                if (data9.label !== void 0) {
                  let data11 = data9.label;
                  if (typeof data11 == "string") {
                    if (func0(data11) < 1) {
                      const err25 = { instancePath: instancePath + "/menus/drawer/" + i2 + "/label", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                  } else {
                    const err26 = { instancePath: instancePath + "/menus/drawer/" + i2 + "/label", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  }
                }
              } else {
                const err27 = { instancePath: instancePath + "/menus/drawer/" + i2, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            const err28 = { instancePath: instancePath + "/menus/drawer", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data3.footer !== void 0) {
          let data12 = data3.footer;
          if (Array.isArray(data12)) {
            if (data12.length < 1) {
              const err29 = { instancePath: instancePath + "/menus/footer", keyword: "minItems", params: { limit: 1 } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            const len3 = data12.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data13 = data12[i3];
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.page === void 0) {
                  const err30 = { instancePath: instancePath + "/menus/footer/" + i3, keyword: "required", params: { missingProperty: "page" } };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
                for (const key4 in data13)
                  if (!(key4 === "page" || key4 === "label")) {
                    const err31 = { instancePath: instancePath + "/menus/footer/" + i3, keyword: "additionalProperties", params: { additionalProperty: key4 } };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                if (data13.page !== void 0) {
                  let data14 = data13.page;
                  if (typeof data14 == "string") {
                    if (!pattern0.test(data14)) {
                      const err32 = { instancePath: instancePath + "/menus/footer/" + i3 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  } else {
                    const err33 = { instancePath: instancePath + "/menus/footer/" + i3 + "/page", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                }
                if (data13.label !== void 0) {
                  let data15 = data13.label;
                  if (typeof data15 == "string") {
                    if (func0(data15) < 1) {
                      const err34 = { instancePath: instancePath + "/menus/footer/" + i3 + "/label", keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                  } else {
                    const err35 = { instancePath: instancePath + "/menus/footer/" + i3 + "/label", keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                  }
                }
              } else {
                const err36 = { instancePath: instancePath + "/menus/footer/" + i3, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
          } else {
            const err37 = { instancePath: instancePath + "/menus/footer", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/menus", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    const err39 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
export const prices = validate20;
const schema31 = { type: "object", additionalProperties: !1, required: ["$schema", "listDate", "categories"], properties: { $schema: { const: "./schemas/prices.schema.json" }, listDate: { type: "string", format: "date" }, categories: { type: "array", items: { $ref: "#/definitions/priceCategory" } } }, definitions: { priceCategory: { type: "object", additionalProperties: !1, required: ["id", "title", "rows"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, rows: { type: "array", minItems: 1, items: { $ref: "#/definitions/priceRow" } } } }, priceRow: { type: "object", additionalProperties: !1, required: ["id", "treatment"], dependencies: { min: ["max"], max: ["min"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, treatment: { type: "string", minLength: 1 }, keywords: { type: "string", minLength: 1 }, min: { type: "number", minimum: 1, maximum: 1e7 }, max: { type: "number", minimum: 1, maximum: 1e7 } } } } }, schema32 = { type: "object", additionalProperties: !1, required: ["id", "title", "rows"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, rows: { type: "array", minItems: 1, items: { $ref: "#/definitions/priceRow" } } } }, schema33 = { type: "object", additionalProperties: !1, required: ["id", "treatment"], dependencies: { min: ["max"], max: ["min"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, treatment: { type: "string", minLength: 1 }, keywords: { type: "string", minLength: 1 }, min: { type: "number", minimum: 1, maximum: 1e7 }, max: { type: "number", minimum: 1, maximum: 1e7 } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rows === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "rows" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "title" || key0 === "rows")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data2 = data.rows;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err8 = { instancePath: instancePath + "/rows", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id === void 0) {
              const err9 = { instancePath: instancePath + "/rows/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.treatment === void 0) {
              const err10 = { instancePath: instancePath + "/rows/" + i0, keyword: "required", params: { missingProperty: "treatment" } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (const key1 in data3)
              if (!(key1 === "id" || key1 === "treatment" || key1 === "keywords" || key1 === "min" || key1 === "max")) {
                const err11 = { instancePath: instancePath + "/rows/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.min !== void 0 && data3.max === void 0) {
              const err12 = { instancePath: instancePath + "/rows/" + i0, keyword: "dependencies", params: {
                property: "min",
                missingProperty: "max",
                depsCount: 1,
                deps: "max"
              } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data3.max !== void 0 && data3.min === void 0) {
              const err13 = { instancePath: instancePath + "/rows/" + i0, keyword: "dependencies", params: {
                property: "max",
                missingProperty: "min",
                depsCount: 1,
                deps: "min"
              } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data3.id !== void 0) {
              let data4 = data3.id;
              if (typeof data4 == "string") {
                if (!pattern0.test(data4)) {
                  const err14 = { instancePath: instancePath + "/rows/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/rows/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data3.treatment !== void 0) {
              let data5 = data3.treatment;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err16 = { instancePath: instancePath + "/rows/" + i0 + "/treatment", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/rows/" + i0 + "/treatment", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data3.keywords !== void 0) {
              let data6 = data3.keywords;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err18 = { instancePath: instancePath + "/rows/" + i0 + "/keywords", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/rows/" + i0 + "/keywords", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data3.min !== void 0) {
              let data7 = data3.min;
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 1e7 || isNaN(data7)) {
                  const err20 = { instancePath: instancePath + "/rows/" + i0 + "/min", keyword: "maximum", params: { comparison: "<=", limit: 1e7 } };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (data7 < 1 || isNaN(data7)) {
                  const err21 = { instancePath: instancePath + "/rows/" + i0 + "/min", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/rows/" + i0 + "/min", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data3.max !== void 0) {
              let data8 = data3.max;
              if (typeof data8 == "number" && isFinite(data8)) {
                if (data8 > 1e7 || isNaN(data8)) {
                  const err23 = { instancePath: instancePath + "/rows/" + i0 + "/max", keyword: "maximum", params: { comparison: "<=", limit: 1e7 } };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (data8 < 1 || isNaN(data8)) {
                  const err24 = { instancePath: instancePath + "/rows/" + i0 + "/max", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/rows/" + i0 + "/max", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/rows/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/rows", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    const err28 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.listDate === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "listDate" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.categories === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "categories" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "listDate" || key0 === "categories")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/prices.schema.json") {
      const err4 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/prices.schema.json" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.listDate !== void 0) {
      let data1 = data.listDate;
      if (typeof data1 == "string") {
        if (!formats0.validate(data1)) {
          const err5 = { instancePath: instancePath + "/listDate", keyword: "format", params: { format: "date" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/listDate", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.categories !== void 0) {
      let data2 = data.categories;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate21.call(this, data2[i0], { instancePath: instancePath + "/categories/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      } else {
        const err7 = { instancePath: instancePath + "/categories", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    const err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
export const privacy = validate23;
const schema34 = { type: "object", additionalProperties: !1, required: ["$schema", "intro", "sections"], properties: { $schema: { const: "./schemas/privacy.schema.json" }, sample: { type: "boolean" }, intro: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, sections: { type: "array", minItems: 1, items: { $ref: "#/definitions/privacySection" } } }, definitions: { privacySection: { type: "object", additionalProperties: !1, required: ["id", "title", "text"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, eu: { type: "boolean" }, shows: { type: "string", enum: ["controller", "retention", "map", "application"] }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } } } } }, schema35 = { type: "object", additionalProperties: !1, required: ["id", "title", "text"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, eu: { type: "boolean" }, shows: { type: "string", enum: ["controller", "retention", "map", "application"] }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.intro === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "intro" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sections === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "sections" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "sample" || key0 === "intro" || key0 === "sections")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/privacy.schema.json") {
      const err4 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/privacy.schema.json" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.sample !== void 0 && typeof data.sample != "boolean") {
      const err5 = { instancePath: instancePath + "/sample", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.intro !== void 0) {
      let data2 = data.intro;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err6 = { instancePath: instancePath + "/intro", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func0(data3) < 1) {
              const err7 = { instancePath: instancePath + "/intro/" + i0, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/intro/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/intro", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data4 = data.sections;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err10 = { instancePath: instancePath + "/sections", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0) {
              const err11 = { instancePath: instancePath + "/sections/" + i1, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.title === void 0) {
              const err12 = { instancePath: instancePath + "/sections/" + i1, keyword: "required", params: { missingProperty: "title" } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data5.text === void 0) {
              const err13 = { instancePath: instancePath + "/sections/" + i1, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            for (const key1 in data5)
              if (!(key1 === "id" || key1 === "title" || key1 === "eu" || key1 === "shows" || key1 === "text" || key1 === "list")) {
                const err14 = { instancePath: instancePath + "/sections/" + i1, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  const err15 = { instancePath: instancePath + "/sections/" + i1 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/sections/" + i1 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data5.title !== void 0) {
              let data7 = data5.title;
              if (typeof data7 == "string") {
                if (func0(data7) < 1) {
                  const err17 = { instancePath: instancePath + "/sections/" + i1 + "/title", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/sections/" + i1 + "/title", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data5.eu !== void 0 && typeof data5.eu != "boolean") {
              const err19 = { instancePath: instancePath + "/sections/" + i1 + "/eu", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data5.shows !== void 0) {
              let data9 = data5.shows;
              if (typeof data9 != "string") {
                const err20 = { instancePath: instancePath + "/sections/" + i1 + "/shows", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
              if (!(data9 === "controller" || data9 === "retention" || data9 === "map" || data9 === "application")) {
                const err21 = { instancePath: instancePath + "/sections/" + i1 + "/shows", keyword: "enum", params: { allowedValues: schema35.properties.shows.enum } };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data5.text !== void 0) {
              let data10 = data5.text;
              if (Array.isArray(data10)) {
                if (data10.length < 1) {
                  const err22 = { instancePath: instancePath + "/sections/" + i1 + "/text", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                const len2 = data10.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data11 = data10[i2];
                  if (typeof data11 == "string") {
                    if (func0(data11) < 1) {
                      const err23 = { instancePath: instancePath + "/sections/" + i1 + "/text/" + i2, keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/sections/" + i1 + "/text/" + i2, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                }
              } else {
                const err25 = { instancePath: instancePath + "/sections/" + i1 + "/text", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data5.list !== void 0) {
              let data12 = data5.list;
              if (Array.isArray(data12)) {
                if (data12.length < 1) {
                  const err26 = { instancePath: instancePath + "/sections/" + i1 + "/list", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                const len3 = data12.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data13 = data12[i3];
                  if (typeof data13 == "string") {
                    if (func0(data13) < 1) {
                      const err27 = { instancePath: instancePath + "/sections/" + i1 + "/list/" + i3, keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/sections/" + i1 + "/list/" + i3, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                }
              } else {
                const err29 = { instancePath: instancePath + "/sections/" + i1 + "/list", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
          } else {
            const err30 = { instancePath: instancePath + "/sections/" + i1, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/sections", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    const err32 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
export const prose = validate24;
const schema36 = { type: "object", additionalProperties: !1, required: ["$schema", "texts"], properties: { $schema: { const: "./schemas/prose.schema.json" }, texts: { type: "array", items: { $ref: "#/definitions/prose" } } }, definitions: { prose: { type: "object", additionalProperties: !1, required: ["id", "parts"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, title: { type: "string", minLength: 1 }, parts: { type: "array", minItems: 1, items: { $ref: "#/definitions/prosePart" } } } }, prosePart: { type: "object", additionalProperties: !1, dependencies: { photo: ["photoAlt"], photoAlt: ["photo"] }, minProperties: 1, properties: { title: { type: "string", minLength: 1 }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, steps: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, links: { type: "array", minItems: 1, items: { $ref: "#/definitions/proseLink" } } } }, proseLink: { type: "object", additionalProperties: !1, required: ["label"], properties: { label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } } } }, schema37 = { type: "object", additionalProperties: !1, required: ["id", "parts"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, title: { type: "string", minLength: 1 }, parts: { type: "array", minItems: 1, items: { $ref: "#/definitions/prosePart" } } } }, schema38 = { type: "object", additionalProperties: !1, dependencies: { photo: ["photoAlt"], photoAlt: ["photo"] }, minProperties: 1, properties: { title: { type: "string", minLength: 1 }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, steps: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, links: { type: "array", minItems: 1, items: { $ref: "#/definitions/proseLink" } } } }, schema39 = { type: "object", additionalProperties: !1, required: ["label"], properties: { label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "title" || key0 === "text" || key0 === "list" || key0 === "steps" || key0 === "photo" || key0 === "photoAlt" || key0 === "links")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.photo !== void 0 && data.photoAlt === void 0) {
      const err2 = { instancePath, keyword: "dependencies", params: {
        property: "photo",
        missingProperty: "photoAlt",
        depsCount: 1,
        deps: "photoAlt"
      } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.photoAlt !== void 0 && data.photo === void 0) {
      const err3 = { instancePath, keyword: "dependencies", params: {
        property: "photoAlt",
        missingProperty: "photo",
        depsCount: 1,
        deps: "photo"
      } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func0(data0) < 1) {
          const err4 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err6 = { instancePath: instancePath + "/text", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func0(data2) < 1) {
              const err7 = { instancePath: instancePath + "/text/" + i0, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/text/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.list !== void 0) {
      let data3 = data.list;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err10 = { instancePath: instancePath + "/list", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "string") {
            if (func0(data4) < 1) {
              const err11 = { instancePath: instancePath + "/list/" + i1, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/list/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/list", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data5 = data.steps;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err14 = { instancePath: instancePath + "/steps", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 == "string") {
            if (func0(data6) < 1) {
              const err15 = { instancePath: instancePath + "/steps/" + i2, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/steps/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.photo !== void 0) {
      let data7 = data.photo;
      if (typeof data7 == "string") {
        if (func0(data7) < 1) {
          const err18 = { instancePath: instancePath + "/photo", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/photo", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.photoAlt !== void 0) {
      let data8 = data.photoAlt;
      if (typeof data8 == "string") {
        if (func0(data8) < 1) {
          const err20 = { instancePath: instancePath + "/photoAlt", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/photoAlt", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.links !== void 0) {
      let data9 = data.links;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err22 = { instancePath: instancePath + "/links", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        const len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.label === void 0) {
              const err23 = { instancePath: instancePath + "/links/" + i3, keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            for (const key1 in data10)
              if (!(key1 === "label" || key1 === "page" || key1 === "url")) {
                const err24 = { instancePath: instancePath + "/links/" + i3, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            if (data10.label !== void 0) {
              let data11 = data10.label;
              if (typeof data11 == "string") {
                if (func0(data11) < 1) {
                  const err25 = { instancePath: instancePath + "/links/" + i3 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/links/" + i3 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            if (data10.page !== void 0) {
              let data12 = data10.page;
              if (typeof data12 == "string") {
                if (!pattern0.test(data12)) {
                  const err27 = { instancePath: instancePath + "/links/" + i3 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/links/" + i3 + "/page", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data10.url !== void 0) {
              let data13 = data10.url;
              if (typeof data13 == "string") {
                if (!pattern7.test(data13)) {
                  const err29 = { instancePath: instancePath + "/links/" + i3 + "/url", keyword: "pattern", params: { pattern: '^https://[^\\s"<>]+$' } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/links/" + i3 + "/url", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/links/" + i3, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/links", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    const err33 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.parts === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "parts" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "sample" || key0 === "title" || key0 === "parts")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err3 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.sample !== void 0 && typeof data.sample != "boolean") {
      const err5 = { instancePath: instancePath + "/sample", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err6 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.parts !== void 0) {
      let data3 = data.parts;
      if (Array.isArray(data3)) {
        if (data3.length < 1) {
          const err8 = { instancePath: instancePath + "/parts", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26.call(this, data3[i0], { instancePath: instancePath + "/parts/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
      } else {
        const err9 = { instancePath: instancePath + "/parts", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    const err10 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.texts === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "texts" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "texts")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/prose.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/prose.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.texts !== void 0) {
      let data1 = data.texts;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate25.call(this, data1[i0], { instancePath: instancePath + "/texts/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/texts", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
export const questions = validate29;
const schema40 = { type: "object", additionalProperties: !1, required: ["$schema", "groups"], properties: { $schema: { const: "./schemas/questions.schema.json" }, groups: { type: "array", items: { $ref: "#/definitions/questionGroup" } } }, definitions: { questionGroup: { type: "object", additionalProperties: !1, required: ["id", "title", "questions"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, questions: { type: "array", minItems: 1, items: { $ref: "#/definitions/question" } } } }, question: { type: "object", additionalProperties: !1, required: ["id", "question", "answer"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, question: { type: "string", minLength: 1 }, answer: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } } } } }, schema41 = { type: "object", additionalProperties: !1, required: ["id", "title", "questions"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, questions: { type: "array", minItems: 1, items: { $ref: "#/definitions/question" } } } }, schema42 = { type: "object", additionalProperties: !1, required: ["id", "question", "answer"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, question: { type: "string", minLength: 1 }, answer: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.questions === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "questions" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "id" || key0 === "title" || key0 === "questions")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err4 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.questions !== void 0) {
      let data2 = data.questions;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err8 = { instancePath: instancePath + "/questions", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id === void 0) {
              const err9 = { instancePath: instancePath + "/questions/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.question === void 0) {
              const err10 = { instancePath: instancePath + "/questions/" + i0, keyword: "required", params: { missingProperty: "question" } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data3.answer === void 0) {
              const err11 = { instancePath: instancePath + "/questions/" + i0, keyword: "required", params: { missingProperty: "answer" } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (const key1 in data3)
              if (!(key1 === "id" || key1 === "question" || key1 === "answer")) {
                const err12 = { instancePath: instancePath + "/questions/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            if (data3.id !== void 0) {
              let data4 = data3.id;
              if (typeof data4 == "string") {
                if (!pattern0.test(data4)) {
                  const err13 = { instancePath: instancePath + "/questions/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/questions/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.question !== void 0) {
              let data5 = data3.question;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err15 = { instancePath: instancePath + "/questions/" + i0 + "/question", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/questions/" + i0 + "/question", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.answer !== void 0) {
              let data6 = data3.answer;
              if (Array.isArray(data6)) {
                if (data6.length < 1) {
                  const err17 = { instancePath: instancePath + "/questions/" + i0 + "/answer", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data7 = data6[i1];
                  if (typeof data7 == "string") {
                    if (func0(data7) < 1) {
                      const err18 = { instancePath: instancePath + "/questions/" + i0 + "/answer/" + i1, keyword: "minLength", params: { limit: 1 } };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                  } else {
                    const err19 = { instancePath: instancePath + "/questions/" + i0 + "/answer/" + i1, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
                }
              } else {
                const err20 = { instancePath: instancePath + "/questions/" + i0 + "/answer", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/questions/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/questions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    const err23 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.groups === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "groups" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "groups")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/questions.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/questions.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.groups !== void 0) {
      let data1 = data.groups;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate30.call(this, data1[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/groups", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
export const services = validate32;
const schema43 = { type: "object", additionalProperties: !1, required: ["$schema", "services"], properties: { $schema: { const: "./schemas/services.schema.json" }, services: { type: "array", minItems: 1, items: { $ref: "#/definitions/service" } } }, definitions: { service: { type: "object", additionalProperties: !1, required: ["id", "title", "description", "icon", "tone"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, icon: { type: "string", minLength: 1 }, tone: { type: "string", enum: ["tint", "surface", "primary", "accent"] }, request: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } } } }, schema44 = { type: "object", additionalProperties: !1, required: ["id", "title", "description", "icon", "tone"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, title: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, icon: { type: "string", minLength: 1 }, tone: { type: "string", enum: ["tint", "surface", "primary", "accent"] }, request: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.services === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "services" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "services")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/services.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/services.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.services !== void 0) {
      let data1 = data.services;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/services", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err5 = { instancePath: instancePath + "/services/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.title === void 0) {
              const err6 = { instancePath: instancePath + "/services/" + i0, keyword: "required", params: { missingProperty: "title" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data2.description === void 0) {
              const err7 = { instancePath: instancePath + "/services/" + i0, keyword: "required", params: { missingProperty: "description" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data2.icon === void 0) {
              const err8 = { instancePath: instancePath + "/services/" + i0, keyword: "required", params: { missingProperty: "icon" } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2.tone === void 0) {
              const err9 = { instancePath: instancePath + "/services/" + i0, keyword: "required", params: { missingProperty: "tone" } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (const key1 in data2)
              if (!(key1 === "id" || key1 === "title" || key1 === "description" || key1 === "icon" || key1 === "tone" || key1 === "request" || key1 === "page")) {
                const err10 = { instancePath: instancePath + "/services/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  const err11 = { instancePath: instancePath + "/services/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/services/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 == "string") {
                if (func0(data4) < 1) {
                  const err13 = { instancePath: instancePath + "/services/" + i0 + "/title", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/services/" + i0 + "/title", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data2.description !== void 0) {
              let data5 = data2.description;
              if (typeof data5 == "string") {
                if (func0(data5) < 1) {
                  const err15 = { instancePath: instancePath + "/services/" + i0 + "/description", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/services/" + i0 + "/description", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data2.icon !== void 0) {
              let data6 = data2.icon;
              if (typeof data6 == "string") {
                if (func0(data6) < 1) {
                  const err17 = { instancePath: instancePath + "/services/" + i0 + "/icon", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/services/" + i0 + "/icon", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data2.tone !== void 0) {
              let data7 = data2.tone;
              if (typeof data7 != "string") {
                const err19 = { instancePath: instancePath + "/services/" + i0 + "/tone", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
              if (!(data7 === "tint" || data7 === "surface" || data7 === "primary" || data7 === "accent")) {
                const err20 = { instancePath: instancePath + "/services/" + i0 + "/tone", keyword: "enum", params: { allowedValues: schema44.properties.tone.enum } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data2.request !== void 0) {
              let data8 = data2.request;
              if (typeof data8 == "string") {
                if (func0(data8) < 1) {
                  const err21 = { instancePath: instancePath + "/services/" + i0 + "/request", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/services/" + i0 + "/request", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data2.page !== void 0) {
              let data9 = data2.page;
              if (typeof data9 == "string") {
                if (!pattern0.test(data9)) {
                  const err23 = { instancePath: instancePath + "/services/" + i0 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/services/" + i0 + "/page", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/services/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/services", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    const err27 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
export const site = validate33;
const schema45 = { type: "object", additionalProperties: !1, required: ["$schema", "language", "country", "timeZone", "currency", "currencySign", "directions"], properties: { $schema: { const: "./schemas/site.schema.json" }, language: { type: "string" }, languages: { type: "array", items: { $ref: "#/definitions/furtherLanguage" } }, country: { type: "string", enum: ["TR", "DE", "AT", "CH", "NL", "BE", "FR", "GB"] }, timeZone: { type: "string", pattern: "^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$", country: "timeZone" }, currency: { type: "string", pattern: "^[A-Z]{3}$", country: "currency" }, currencySign: { type: "string", minLength: 1 }, profession: { type: "object", additionalProperties: !1, required: ["type", "icon"], properties: { type: { type: "string", enum: ["Dentist", "PrimaryCare", "Pediatric", "Dermatology", "Gynecologic", "Otolaryngologic", "Psychiatric", "Physiotherapy", "Midwifery", "Podiatric", "DietNutrition", "Optometric"] }, icon: { type: "string", minLength: 1 } } }, directions: { type: "array", minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/directions" } } }, definitions: { furtherLanguage: { type: "object", additionalProperties: !1, required: ["code", "abroad"], properties: { code: { type: "string", pattern: "^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$" }, abroad: { type: "boolean" }, eu: { type: "boolean" }, certificate: { type: "string", minLength: 1 }, reviewed: { type: "string", format: "date" }, allowed: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", enum: ["prices", "testimonials"] } }, origin: { type: "string", pattern: "^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" } } }, directions: { type: "string", enum: ["google", "apple", "yandex", "openstreetmap"] } } }, schema46 = { type: "object", additionalProperties: !1, required: ["code", "abroad"], properties: { code: { type: "string", pattern: "^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$" }, abroad: { type: "boolean" }, eu: { type: "boolean" }, certificate: { type: "string", minLength: 1 }, reviewed: { type: "string", format: "date" }, allowed: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", enum: ["prices", "testimonials"] } }, origin: { type: "string", pattern: "^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" } } }, schema47 = { type: "string", enum: ["google", "apple", "yandex", "openstreetmap"] }, pattern37 = new RegExp("^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$", "u"), pattern39 = new RegExp("^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$", "u"), pattern40 = new RegExp("^[A-Z]{3}$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "language" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.country === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "country" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.timeZone === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "timeZone" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.currency === void 0) {
      const err4 = { instancePath, keyword: "required", params: { missingProperty: "currency" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.currencySign === void 0) {
      const err5 = { instancePath, keyword: "required", params: { missingProperty: "currencySign" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.directions === void 0) {
      const err6 = { instancePath, keyword: "required", params: { missingProperty: "directions" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (const key0 in data)
      if (!func14.call(schema45.properties, key0)) {
        const err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/site.schema.json") {
      const err8 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/site.schema.json" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.language !== void 0 && typeof data.language != "string") {
      const err9 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.languages !== void 0) {
      let data2 = data.languages;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.code === void 0) {
              const err10 = { instancePath: instancePath + "/languages/" + i0, keyword: "required", params: { missingProperty: "code" } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data3.abroad === void 0) {
              const err11 = { instancePath: instancePath + "/languages/" + i0, keyword: "required", params: { missingProperty: "abroad" } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            for (const key1 in data3)
              if (!(key1 === "code" || key1 === "abroad" || key1 === "eu" || key1 === "certificate" || key1 === "reviewed" || key1 === "allowed" || key1 === "origin")) {
                const err12 = { instancePath: instancePath + "/languages/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            if (data3.code !== void 0) {
              let data4 = data3.code;
              if (typeof data4 == "string") {
                if (!pattern37.test(data4)) {
                  const err13 = { instancePath: instancePath + "/languages/" + i0 + "/code", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?$" } };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/languages/" + i0 + "/code", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.abroad !== void 0 && typeof data3.abroad != "boolean") {
              const err15 = { instancePath: instancePath + "/languages/" + i0 + "/abroad", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data3.eu !== void 0 && typeof data3.eu != "boolean") {
              const err16 = { instancePath: instancePath + "/languages/" + i0 + "/eu", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data3.certificate !== void 0) {
              let data7 = data3.certificate;
              if (typeof data7 == "string") {
                if (func0(data7) < 1) {
                  const err17 = { instancePath: instancePath + "/languages/" + i0 + "/certificate", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/languages/" + i0 + "/certificate", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data3.reviewed !== void 0) {
              let data8 = data3.reviewed;
              if (typeof data8 == "string") {
                if (!formats0.validate(data8)) {
                  const err19 = { instancePath: instancePath + "/languages/" + i0 + "/reviewed", keyword: "format", params: { format: "date" } };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/languages/" + i0 + "/reviewed", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data3.allowed !== void 0) {
              let data9 = data3.allowed;
              if (Array.isArray(data9)) {
                if (data9.length < 1) {
                  const err21 = { instancePath: instancePath + "/languages/" + i0 + "/allowed", keyword: "minItems", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                const len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data10 = data9[i1];
                  if (typeof data10 != "string") {
                    const err22 = { instancePath: instancePath + "/languages/" + i0 + "/allowed/" + i1, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                  if (!(data10 === "prices" || data10 === "testimonials")) {
                    const err23 = { instancePath: instancePath + "/languages/" + i0 + "/allowed/" + i1, keyword: "enum", params: { allowedValues: schema46.properties.allowed.items.enum } };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  }
                }
                const i2 = func10(data9);
                if (!(i2 < 0)) {
                  const err24 = { instancePath: instancePath + "/languages/" + i0 + "/allowed", keyword: "uniqueItems", params: { i: i2 } };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/languages/" + i0 + "/allowed", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data3.origin !== void 0) {
              let data11 = data3.origin;
              if (typeof data11 == "string") {
                if (!pattern6.test(data11)) {
                  const err26 = { instancePath: instancePath + "/languages/" + i0 + "/origin", keyword: "pattern", params: { pattern: "^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/languages/" + i0 + "/origin", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            const err28 = { instancePath: instancePath + "/languages/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/languages", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.country !== void 0) {
      let data12 = data.country;
      if (typeof data12 != "string") {
        const err30 = { instancePath: instancePath + "/country", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (!(data12 === "TR" || data12 === "DE" || data12 === "AT" || data12 === "CH" || data12 === "NL" || data12 === "BE" || data12 === "FR" || data12 === "GB")) {
        const err31 = { instancePath: instancePath + "/country", keyword: "enum", params: { allowedValues: schema45.properties.country.enum } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data13 = data.timeZone;
      if (!func20(this.country, "timeZone", data13)) {
        const err32 = { instancePath: instancePath + "/timeZone", keyword: "country", params: {} };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data13 == "string") {
        if (!pattern39.test(data13)) {
          const err33 = { instancePath: instancePath + "/timeZone", keyword: "pattern", params: { pattern: "^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$" } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/timeZone", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.currency !== void 0) {
      let data14 = data.currency;
      if (!func20(this.country, "currency", data14)) {
        const err35 = { instancePath: instancePath + "/currency", keyword: "country", params: {} };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data14 == "string") {
        if (!pattern40.test(data14)) {
          const err36 = { instancePath: instancePath + "/currency", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        const err37 = { instancePath: instancePath + "/currency", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.currencySign !== void 0) {
      let data15 = data.currencySign;
      if (typeof data15 == "string") {
        if (func0(data15) < 1) {
          const err38 = { instancePath: instancePath + "/currencySign", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/currencySign", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.profession !== void 0) {
      let data16 = data.profession;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.type === void 0) {
          const err40 = { instancePath: instancePath + "/profession", keyword: "required", params: { missingProperty: "type" } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (data16.icon === void 0) {
          const err41 = { instancePath: instancePath + "/profession", keyword: "required", params: { missingProperty: "icon" } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        for (const key2 in data16)
          if (!(key2 === "type" || key2 === "icon")) {
            const err42 = { instancePath: instancePath + "/profession", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        if (data16.type !== void 0) {
          let data17 = data16.type;
          if (typeof data17 != "string") {
            const err43 = { instancePath: instancePath + "/profession/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (!(data17 === "Dentist" || data17 === "PrimaryCare" || data17 === "Pediatric" || data17 === "Dermatology" || data17 === "Gynecologic" || data17 === "Otolaryngologic" || data17 === "Psychiatric" || data17 === "Physiotherapy" || data17 === "Midwifery" || data17 === "Podiatric" || data17 === "DietNutrition" || data17 === "Optometric")) {
            const err44 = { instancePath: instancePath + "/profession/type", keyword: "enum", params: { allowedValues: schema45.properties.profession.properties.type.enum } };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data16.icon !== void 0) {
          let data18 = data16.icon;
          if (typeof data18 == "string") {
            if (func0(data18) < 1) {
              const err45 = { instancePath: instancePath + "/profession/icon", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/profession/icon", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
      } else {
        const err47 = { instancePath: instancePath + "/profession", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.directions !== void 0) {
      let data19 = data.directions;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          const err48 = { instancePath: instancePath + "/directions", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        const len2 = data19.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data20 = data19[i3];
          if (typeof data20 != "string") {
            const err49 = { instancePath: instancePath + "/directions/" + i3, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          if (!(data20 === "google" || data20 === "apple" || data20 === "yandex" || data20 === "openstreetmap")) {
            const err50 = { instancePath: instancePath + "/directions/" + i3, keyword: "enum", params: { allowedValues: schema47.enum } };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
        const i4 = func10(data19);
        if (!(i4 < 0)) {
          const err51 = { instancePath: instancePath + "/directions", keyword: "uniqueItems", params: { i: i4 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      } else {
        const err52 = { instancePath: instancePath + "/directions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
  } else {
    const err53 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
export const statistics = validate34;
const schema48 = { type: "object", additionalProperties: !1, required: ["$schema", "statistics"], properties: { $schema: { const: "./schemas/statistics.schema.json" }, statistics: { type: "array", items: { $ref: "#/definitions/statistic" } } }, definitions: { statistic: { type: "object", additionalProperties: !1, required: ["id", "label", "target"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, label: { type: "string", minLength: 1 }, target: { type: "integer", minimum: 1, maximum: 1e7 } } } } }, schema49 = { type: "object", additionalProperties: !1, required: ["id", "label", "target"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, label: { type: "string", minLength: 1 }, target: { type: "integer", minimum: 1, maximum: 1e7 } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statistics === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "statistics" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "statistics")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/statistics.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/statistics.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.statistics !== void 0) {
      let data1 = data.statistics;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err4 = { instancePath: instancePath + "/statistics/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data2.label === void 0) {
              const err5 = { instancePath: instancePath + "/statistics/" + i0, keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (data2.target === void 0) {
              const err6 = { instancePath: instancePath + "/statistics/" + i0, keyword: "required", params: { missingProperty: "target" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            for (const key1 in data2)
              if (!(key1 === "id" || key1 === "label" || key1 === "target")) {
                const err7 = { instancePath: instancePath + "/statistics/" + i0, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 == "string") {
                if (!pattern0.test(data3)) {
                  const err8 = { instancePath: instancePath + "/statistics/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/statistics/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data2.label !== void 0) {
              let data4 = data2.label;
              if (typeof data4 == "string") {
                if (func0(data4) < 1) {
                  const err10 = { instancePath: instancePath + "/statistics/" + i0 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/statistics/" + i0 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data2.target !== void 0) {
              let data5 = data2.target;
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                const err12 = { instancePath: instancePath + "/statistics/" + i0 + "/target", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 1e7 || isNaN(data5)) {
                  const err13 = { instancePath: instancePath + "/statistics/" + i0 + "/target", keyword: "maximum", params: { comparison: "<=", limit: 1e7 } };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (data5 < 1 || isNaN(data5)) {
                  const err14 = { instancePath: instancePath + "/statistics/" + i0 + "/target", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/statistics/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/statistics", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    const err17 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
export const testimonials = validate35;
const schema50 = { type: "object", additionalProperties: !1, required: ["$schema", "source", "testimonials"], properties: { $schema: { const: "./schemas/testimonials.schema.json" }, source: { type: "object", additionalProperties: !1, required: ["name", "logo"], properties: { name: { type: "string", minLength: 1 }, logo: { type: "string", minLength: 1 } } }, testimonials: { type: "array", items: { $ref: "#/definitions/testimonial" } } }, definitions: { testimonial: { type: "object", additionalProperties: !1, required: ["id", "name", "date", "rating", "text"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, avatar: { type: "string", minLength: 1 }, date: { type: "string", format: "date" }, rating: { type: "integer", minimum: 1, maximum: 5 }, text: { type: "string", minLength: 1 } } } } }, schema51 = { type: "object", additionalProperties: !1, required: ["id", "name", "date", "rating", "text"], properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, sample: { type: "boolean" }, name: { type: "string", minLength: 1 }, avatar: { type: "string", minLength: 1 }, date: { type: "string", format: "date" }, rating: { type: "integer", minimum: 1, maximum: 5 }, text: { type: "string", minLength: 1 } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.source === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "source" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.testimonials === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "testimonials" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "source" || key0 === "testimonials")) {
        const err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/testimonials.schema.json") {
      const err4 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/testimonials.schema.json" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          const err5 = { instancePath: instancePath + "/source", keyword: "required", params: { missingProperty: "name" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.logo === void 0) {
          const err6 = { instancePath: instancePath + "/source", keyword: "required", params: { missingProperty: "logo" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (const key1 in data1)
          if (!(key1 === "name" || key1 === "logo")) {
            const err7 = { instancePath: instancePath + "/source", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (typeof data2 == "string") {
            if (func0(data2) < 1) {
              const err8 = { instancePath: instancePath + "/source/name", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/source/name", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data1.logo !== void 0) {
          let data3 = data1.logo;
          if (typeof data3 == "string") {
            if (func0(data3) < 1) {
              const err10 = { instancePath: instancePath + "/source/logo", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/source/logo", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/source", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.testimonials !== void 0) {
      let data4 = data.testimonials;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.id === void 0) {
              const err13 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "required", params: { missingProperty: "id" } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data5.name === void 0) {
              const err14 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "required", params: { missingProperty: "name" } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5.date === void 0) {
              const err15 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "required", params: { missingProperty: "date" } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.rating === void 0) {
              const err16 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "required", params: { missingProperty: "rating" } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data5.text === void 0) {
              const err17 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "required", params: { missingProperty: "text" } };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            for (const key2 in data5)
              if (!(key2 === "id" || key2 === "sample" || key2 === "name" || key2 === "avatar" || key2 === "date" || key2 === "rating" || key2 === "text")) {
                const err18 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "additionalProperties", params: { additionalProperty: key2 } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            if (data5.id !== void 0) {
              let data6 = data5.id;
              if (typeof data6 == "string") {
                if (!pattern0.test(data6)) {
                  const err19 = { instancePath: instancePath + "/testimonials/" + i0 + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/testimonials/" + i0 + "/id", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data5.sample !== void 0 && typeof data5.sample != "boolean") {
              const err21 = { instancePath: instancePath + "/testimonials/" + i0 + "/sample", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data5.name !== void 0) {
              let data8 = data5.name;
              if (typeof data8 == "string") {
                if (func0(data8) < 1) {
                  const err22 = { instancePath: instancePath + "/testimonials/" + i0 + "/name", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/testimonials/" + i0 + "/name", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data5.avatar !== void 0) {
              let data9 = data5.avatar;
              if (typeof data9 == "string") {
                if (func0(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/testimonials/" + i0 + "/avatar", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/testimonials/" + i0 + "/avatar", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data5.date !== void 0) {
              let data10 = data5.date;
              if (typeof data10 == "string") {
                if (!formats0.validate(data10)) {
                  const err26 = { instancePath: instancePath + "/testimonials/" + i0 + "/date", keyword: "format", params: { format: "date" } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/testimonials/" + i0 + "/date", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data5.rating !== void 0) {
              let data11 = data5.rating;
              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                const err28 = { instancePath: instancePath + "/testimonials/" + i0 + "/rating", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 5 || isNaN(data11)) {
                  const err29 = { instancePath: instancePath + "/testimonials/" + i0 + "/rating", keyword: "maximum", params: { comparison: "<=", limit: 5 } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (data11 < 1 || isNaN(data11)) {
                  const err30 = { instancePath: instancePath + "/testimonials/" + i0 + "/rating", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              }
            }
            if (data5.text !== void 0) {
              let data12 = data5.text;
              if (typeof data12 == "string") {
                if (func0(data12) < 1) {
                  const err31 = { instancePath: instancePath + "/testimonials/" + i0 + "/text", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/testimonials/" + i0 + "/text", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/testimonials/" + i0, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/testimonials", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    const err35 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
export const theme = validate36;
const schema52 = { type: "object", additionalProperties: !1, required: ["$schema", "colours", "fonts", "logo"], properties: { $schema: { const: "./schemas/theme.schema.json" }, colours: { type: "object", additionalProperties: !1, required: ["paper", "surface", "warm", "soft", "tint", "shade", "primary", "primaryLight", "deep", "ink", "inkQuiet", "inkAccent", "accent", "ornament", "wallLight", "wallDark"], properties: { paper: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, surface: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, warm: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, soft: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, tint: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, shade: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, primary: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, primaryLight: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, deep: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, ink: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, inkQuiet: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, inkAccent: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, accent: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, ornament: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, wallLight: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, wallDark: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" } } }, dark: { type: "object", additionalProperties: !1, properties: { paper: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, surface: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, warm: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, soft: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, tint: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, shade: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, primary: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, primaryLight: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, ink: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, inkQuiet: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, inkAccent: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, ornament: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, wallLight: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" } } }, fonts: { type: "object", additionalProperties: !1, required: ["display", "text"], properties: { display: { type: "object", additionalProperties: !1, required: ["family", "file", "weights", "fallback"], properties: { family: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$" }, file: { type: "string", minLength: 1 }, weights: { type: "string", pattern: "^[1-9]00( [1-9]00)?$" }, fallback: { type: "string", enum: ["serif", "sans-serif"] } } }, text: { type: "object", additionalProperties: !1, required: ["family", "file", "weights", "fallback"], properties: { family: { type: "string", pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$" }, file: { type: "string", minLength: 1 }, weights: { type: "string", pattern: "^[1-9]00( [1-9]00)?$" }, fallback: { type: "string", enum: ["serif", "sans-serif"] } } } } }, logo: { type: "object", additionalProperties: !1, required: ["onLight", "onDark"], properties: { onLight: { type: "string", minLength: 1 }, onDark: { type: "string", minLength: 1 } } } } }, pattern43 = new RegExp("^#[0-9A-Fa-f]{6}$", "u"), pattern72 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]*$", "u"), pattern73 = new RegExp("^[1-9]00( [1-9]00)?$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.colours === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "colours" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fonts === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "fonts" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.logo === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "logo" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "colours" || key0 === "dark" || key0 === "fonts" || key0 === "logo")) {
        const err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/theme.schema.json") {
      const err5 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/theme.schema.json" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.colours !== void 0) {
      let data1 = data.colours;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.paper === void 0) {
          const err6 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "paper" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.surface === void 0) {
          const err7 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "surface" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.warm === void 0) {
          const err8 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "warm" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.soft === void 0) {
          const err9 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "soft" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.tint === void 0) {
          const err10 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "tint" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data1.shade === void 0) {
          const err11 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "shade" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data1.primary === void 0) {
          const err12 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "primary" } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data1.primaryLight === void 0) {
          const err13 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "primaryLight" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.deep === void 0) {
          const err14 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "deep" } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data1.ink === void 0) {
          const err15 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "ink" } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data1.inkQuiet === void 0) {
          const err16 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "inkQuiet" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data1.inkAccent === void 0) {
          const err17 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "inkAccent" } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data1.accent === void 0) {
          const err18 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "accent" } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data1.ornament === void 0) {
          const err19 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "ornament" } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data1.wallLight === void 0) {
          const err20 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "wallLight" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data1.wallDark === void 0) {
          const err21 = { instancePath: instancePath + "/colours", keyword: "required", params: { missingProperty: "wallDark" } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (const key1 in data1)
          if (!func14.call(schema52.properties.colours.properties, key1)) {
            const err22 = { instancePath: instancePath + "/colours", keyword: "additionalProperties", params: { additionalProperty: key1 } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data1.paper !== void 0) {
          let data2 = data1.paper;
          if (typeof data2 == "string") {
            if (!pattern43.test(data2)) {
              const err23 = { instancePath: instancePath + "/colours/paper", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/colours/paper", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data1.surface !== void 0) {
          let data3 = data1.surface;
          if (typeof data3 == "string") {
            if (!pattern43.test(data3)) {
              const err25 = { instancePath: instancePath + "/colours/surface", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/colours/surface", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data1.warm !== void 0) {
          let data4 = data1.warm;
          if (typeof data4 == "string") {
            if (!pattern43.test(data4)) {
              const err27 = { instancePath: instancePath + "/colours/warm", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/colours/warm", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data1.soft !== void 0) {
          let data5 = data1.soft;
          if (typeof data5 == "string") {
            if (!pattern43.test(data5)) {
              const err29 = { instancePath: instancePath + "/colours/soft", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/colours/soft", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data1.tint !== void 0) {
          let data6 = data1.tint;
          if (typeof data6 == "string") {
            if (!pattern43.test(data6)) {
              const err31 = { instancePath: instancePath + "/colours/tint", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/colours/tint", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data1.shade !== void 0) {
          let data7 = data1.shade;
          if (typeof data7 == "string") {
            if (!pattern43.test(data7)) {
              const err33 = { instancePath: instancePath + "/colours/shade", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/colours/shade", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data1.primary !== void 0) {
          let data8 = data1.primary;
          if (typeof data8 == "string") {
            if (!pattern43.test(data8)) {
              const err35 = { instancePath: instancePath + "/colours/primary", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            const err36 = { instancePath: instancePath + "/colours/primary", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data1.primaryLight !== void 0) {
          let data9 = data1.primaryLight;
          if (typeof data9 == "string") {
            if (!pattern43.test(data9)) {
              const err37 = { instancePath: instancePath + "/colours/primaryLight", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/colours/primaryLight", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data1.deep !== void 0) {
          let data10 = data1.deep;
          if (typeof data10 == "string") {
            if (!pattern43.test(data10)) {
              const err39 = { instancePath: instancePath + "/colours/deep", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/colours/deep", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data1.ink !== void 0) {
          let data11 = data1.ink;
          if (typeof data11 == "string") {
            if (!pattern43.test(data11)) {
              const err41 = { instancePath: instancePath + "/colours/ink", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            const err42 = { instancePath: instancePath + "/colours/ink", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        if (data1.inkQuiet !== void 0) {
          let data12 = data1.inkQuiet;
          if (typeof data12 == "string") {
            if (!pattern43.test(data12)) {
              const err43 = { instancePath: instancePath + "/colours/inkQuiet", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/colours/inkQuiet", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data1.inkAccent !== void 0) {
          let data13 = data1.inkAccent;
          if (typeof data13 == "string") {
            if (!pattern43.test(data13)) {
              const err45 = { instancePath: instancePath + "/colours/inkAccent", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/colours/inkAccent", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        if (data1.accent !== void 0) {
          let data14 = data1.accent;
          if (typeof data14 == "string") {
            if (!pattern43.test(data14)) {
              const err47 = { instancePath: instancePath + "/colours/accent", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/colours/accent", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        if (data1.ornament !== void 0) {
          let data15 = data1.ornament;
          if (typeof data15 == "string") {
            if (!pattern43.test(data15)) {
              const err49 = { instancePath: instancePath + "/colours/ornament", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
          } else {
            const err50 = { instancePath: instancePath + "/colours/ornament", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        }
        if (data1.wallLight !== void 0) {
          let data16 = data1.wallLight;
          if (typeof data16 == "string") {
            if (!pattern43.test(data16)) {
              const err51 = { instancePath: instancePath + "/colours/wallLight", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/colours/wallLight", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
        if (data1.wallDark !== void 0) {
          let data17 = data1.wallDark;
          if (typeof data17 == "string") {
            if (!pattern43.test(data17)) {
              const err53 = { instancePath: instancePath + "/colours/wallDark", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/colours/wallDark", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
      } else {
        const err55 = { instancePath: instancePath + "/colours", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.dark !== void 0) {
      let data18 = data.dark;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        for (const key2 in data18)
          if (!func14.call(schema52.properties.dark.properties, key2)) {
            const err56 = { instancePath: instancePath + "/dark", keyword: "additionalProperties", params: { additionalProperty: key2 } };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        if (data18.paper !== void 0) {
          let data19 = data18.paper;
          if (typeof data19 == "string") {
            if (!pattern43.test(data19)) {
              const err57 = { instancePath: instancePath + "/dark/paper", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          } else {
            const err58 = { instancePath: instancePath + "/dark/paper", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
        if (data18.surface !== void 0) {
          let data20 = data18.surface;
          if (typeof data20 == "string") {
            if (!pattern43.test(data20)) {
              const err59 = { instancePath: instancePath + "/dark/surface", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
          } else {
            const err60 = { instancePath: instancePath + "/dark/surface", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        }
        if (data18.warm !== void 0) {
          let data21 = data18.warm;
          if (typeof data21 == "string") {
            if (!pattern43.test(data21)) {
              const err61 = { instancePath: instancePath + "/dark/warm", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          } else {
            const err62 = { instancePath: instancePath + "/dark/warm", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data18.soft !== void 0) {
          let data22 = data18.soft;
          if (typeof data22 == "string") {
            if (!pattern43.test(data22)) {
              const err63 = { instancePath: instancePath + "/dark/soft", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
          } else {
            const err64 = { instancePath: instancePath + "/dark/soft", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        }
        if (data18.tint !== void 0) {
          let data23 = data18.tint;
          if (typeof data23 == "string") {
            if (!pattern43.test(data23)) {
              const err65 = { instancePath: instancePath + "/dark/tint", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
          } else {
            const err66 = { instancePath: instancePath + "/dark/tint", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
        if (data18.shade !== void 0) {
          let data24 = data18.shade;
          if (typeof data24 == "string") {
            if (!pattern43.test(data24)) {
              const err67 = { instancePath: instancePath + "/dark/shade", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
          } else {
            const err68 = { instancePath: instancePath + "/dark/shade", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
        if (data18.primary !== void 0) {
          let data25 = data18.primary;
          if (typeof data25 == "string") {
            if (!pattern43.test(data25)) {
              const err69 = { instancePath: instancePath + "/dark/primary", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
          } else {
            const err70 = { instancePath: instancePath + "/dark/primary", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
        if (data18.primaryLight !== void 0) {
          let data26 = data18.primaryLight;
          if (typeof data26 == "string") {
            if (!pattern43.test(data26)) {
              const err71 = { instancePath: instancePath + "/dark/primaryLight", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          } else {
            const err72 = { instancePath: instancePath + "/dark/primaryLight", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        }
        if (data18.ink !== void 0) {
          let data27 = data18.ink;
          if (typeof data27 == "string") {
            if (!pattern43.test(data27)) {
              const err73 = { instancePath: instancePath + "/dark/ink", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
          } else {
            const err74 = { instancePath: instancePath + "/dark/ink", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
          }
        }
        if (data18.inkQuiet !== void 0) {
          let data28 = data18.inkQuiet;
          if (typeof data28 == "string") {
            if (!pattern43.test(data28)) {
              const err75 = { instancePath: instancePath + "/dark/inkQuiet", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
            }
          } else {
            const err76 = { instancePath: instancePath + "/dark/inkQuiet", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
        }
        if (data18.inkAccent !== void 0) {
          let data29 = data18.inkAccent;
          if (typeof data29 == "string") {
            if (!pattern43.test(data29)) {
              const err77 = { instancePath: instancePath + "/dark/inkAccent", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          } else {
            const err78 = { instancePath: instancePath + "/dark/inkAccent", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
        }
        if (data18.ornament !== void 0) {
          let data30 = data18.ornament;
          if (typeof data30 == "string") {
            if (!pattern43.test(data30)) {
              const err79 = { instancePath: instancePath + "/dark/ornament", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
          } else {
            const err80 = { instancePath: instancePath + "/dark/ornament", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
        }
        if (data18.wallLight !== void 0) {
          let data31 = data18.wallLight;
          if (typeof data31 == "string") {
            if (!pattern43.test(data31)) {
              const err81 = { instancePath: instancePath + "/dark/wallLight", keyword: "pattern", params: { pattern: "^#[0-9A-Fa-f]{6}$" } };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
          } else {
            const err82 = { instancePath: instancePath + "/dark/wallLight", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
          }
        }
      } else {
        const err83 = { instancePath: instancePath + "/dark", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
    if (data.fonts !== void 0) {
      let data32 = data.fonts;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.display === void 0) {
          const err84 = { instancePath: instancePath + "/fonts", keyword: "required", params: { missingProperty: "display" } };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
        if (data32.text === void 0) {
          const err85 = { instancePath: instancePath + "/fonts", keyword: "required", params: { missingProperty: "text" } };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
        for (const key3 in data32)
          if (!(key3 === "display" || key3 === "text")) {
            const err86 = { instancePath: instancePath + "/fonts", keyword: "additionalProperties", params: { additionalProperty: key3 } };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        if (data32.display !== void 0) {
          let data33 = data32.display;
          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
            if (data33.family === void 0) {
              const err87 = { instancePath: instancePath + "/fonts/display", keyword: "required", params: { missingProperty: "family" } };
              vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
            }
            if (data33.file === void 0) {
              const err88 = { instancePath: instancePath + "/fonts/display", keyword: "required", params: { missingProperty: "file" } };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            if (data33.weights === void 0) {
              const err89 = { instancePath: instancePath + "/fonts/display", keyword: "required", params: { missingProperty: "weights" } };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
            if (data33.fallback === void 0) {
              const err90 = { instancePath: instancePath + "/fonts/display", keyword: "required", params: { missingProperty: "fallback" } };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            for (const key4 in data33)
              if (!(key4 === "family" || key4 === "file" || key4 === "weights" || key4 === "fallback")) {
                const err91 = { instancePath: instancePath + "/fonts/display", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
            if (data33.family !== void 0) {
              let data34 = data33.family;
              if (typeof data34 == "string") {
                if (!pattern72.test(data34)) {
                  const err92 = { instancePath: instancePath + "/fonts/display/family", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$" } };
                  vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
                }
              } else {
                const err93 = { instancePath: instancePath + "/fonts/display/family", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
              }
            }
            if (data33.file !== void 0) {
              let data35 = data33.file;
              if (typeof data35 == "string") {
                if (func0(data35) < 1) {
                  const err94 = { instancePath: instancePath + "/fonts/display/file", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                }
              } else {
                const err95 = { instancePath: instancePath + "/fonts/display/file", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
            }
            if (data33.weights !== void 0) {
              let data36 = data33.weights;
              if (typeof data36 == "string") {
                if (!pattern73.test(data36)) {
                  const err96 = { instancePath: instancePath + "/fonts/display/weights", keyword: "pattern", params: { pattern: "^[1-9]00( [1-9]00)?$" } };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              } else {
                const err97 = { instancePath: instancePath + "/fonts/display/weights", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            }
            if (data33.fallback !== void 0) {
              let data37 = data33.fallback;
              if (typeof data37 != "string") {
                const err98 = { instancePath: instancePath + "/fonts/display/fallback", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
              }
              if (!(data37 === "serif" || data37 === "sans-serif")) {
                const err99 = { instancePath: instancePath + "/fonts/display/fallback", keyword: "enum", params: { allowedValues: schema52.properties.fonts.properties.display.properties.fallback.enum } };
                vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
              }
            }
          } else {
            const err100 = { instancePath: instancePath + "/fonts/display", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
        }
        if (data32.text !== void 0) {
          let data38 = data32.text;
          if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
            if (data38.family === void 0) {
              const err101 = { instancePath: instancePath + "/fonts/text", keyword: "required", params: { missingProperty: "family" } };
              vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
            }
            if (data38.file === void 0) {
              const err102 = { instancePath: instancePath + "/fonts/text", keyword: "required", params: { missingProperty: "file" } };
              vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
            }
            if (data38.weights === void 0) {
              const err103 = { instancePath: instancePath + "/fonts/text", keyword: "required", params: { missingProperty: "weights" } };
              vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
            }
            if (data38.fallback === void 0) {
              const err104 = { instancePath: instancePath + "/fonts/text", keyword: "required", params: { missingProperty: "fallback" } };
              vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
            }
            for (const key5 in data38)
              if (!(key5 === "family" || key5 === "file" || key5 === "weights" || key5 === "fallback")) {
                const err105 = { instancePath: instancePath + "/fonts/text", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
              }
            if (data38.family !== void 0) {
              let data39 = data38.family;
              if (typeof data39 == "string") {
                if (!pattern72.test(data39)) {
                  const err106 = { instancePath: instancePath + "/fonts/text/family", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$" } };
                  vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
                }
              } else {
                const err107 = { instancePath: instancePath + "/fonts/text/family", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
              }
            }
            if (data38.file !== void 0) {
              let data40 = data38.file;
              if (typeof data40 == "string") {
                if (func0(data40) < 1) {
                  const err108 = { instancePath: instancePath + "/fonts/text/file", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
                }
              } else {
                const err109 = { instancePath: instancePath + "/fonts/text/file", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
              }
            }
            if (data38.weights !== void 0) {
              let data41 = data38.weights;
              if (typeof data41 == "string") {
                if (!pattern73.test(data41)) {
                  const err110 = { instancePath: instancePath + "/fonts/text/weights", keyword: "pattern", params: { pattern: "^[1-9]00( [1-9]00)?$" } };
                  vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
                }
              } else {
                const err111 = { instancePath: instancePath + "/fonts/text/weights", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
              }
            }
            if (data38.fallback !== void 0) {
              let data42 = data38.fallback;
              if (typeof data42 != "string") {
                const err112 = { instancePath: instancePath + "/fonts/text/fallback", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
              }
              if (!(data42 === "serif" || data42 === "sans-serif")) {
                const err113 = { instancePath: instancePath + "/fonts/text/fallback", keyword: "enum", params: { allowedValues: schema52.properties.fonts.properties.text.properties.fallback.enum } };
                vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
              }
            }
          } else {
            const err114 = { instancePath: instancePath + "/fonts/text", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
          }
        }
      } else {
        const err115 = { instancePath: instancePath + "/fonts", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
      }
    }
    if (data.logo !== void 0) {
      let data43 = data.logo;
      if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
        if (data43.onLight === void 0) {
          const err116 = { instancePath: instancePath + "/logo", keyword: "required", params: { missingProperty: "onLight" } };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
        if (data43.onDark === void 0) {
          const err117 = { instancePath: instancePath + "/logo", keyword: "required", params: { missingProperty: "onDark" } };
          vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
        }
        for (const key6 in data43)
          if (!(key6 === "onLight" || key6 === "onDark")) {
            const err118 = { instancePath: instancePath + "/logo", keyword: "additionalProperties", params: { additionalProperty: key6 } };
            vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
          }
        if (data43.onLight !== void 0) {
          let data44 = data43.onLight;
          if (typeof data44 == "string") {
            if (func0(data44) < 1) {
              const err119 = { instancePath: instancePath + "/logo/onLight", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
          } else {
            const err120 = { instancePath: instancePath + "/logo/onLight", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
          }
        }
        if (data43.onDark !== void 0) {
          let data45 = data43.onDark;
          if (typeof data45 == "string") {
            if (func0(data45) < 1) {
              const err121 = { instancePath: instancePath + "/logo/onDark", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
            }
          } else {
            const err122 = { instancePath: instancePath + "/logo/onDark", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
          }
        }
      } else {
        const err123 = { instancePath: instancePath + "/logo", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
  } else {
    const err124 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
export const treatments = validate37;
const schema53 = { type: "object", additionalProperties: !1, required: ["$schema", "treatments"], properties: { $schema: { const: "./schemas/treatments.schema.json" }, treatments: { type: "array", items: { $ref: "#/definitions/treatment" } } }, definitions: { treatment: { type: "object", additionalProperties: !1, required: ["id", "service", "intro", "parts"], dependencies: { photo: ["photoAlt"], photoAlt: ["photo"], reviewer: ["reviewed"], reviewed: ["reviewer"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, service: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, intro: { type: "string", minLength: 1 }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, bodyLocation: { type: "string", minLength: 1 }, parts: { type: "array", minItems: 1, items: { $ref: "#/definitions/treatmentPart" } }, visits: { type: "string", minLength: 1 }, prices: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, doctors: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, author: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, reviewer: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, reviewed: { type: "string", format: "date" }, questions: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, treatmentPart: { type: "object", additionalProperties: !1, dependencies: { photo: ["photoAlt"], photoAlt: ["photo"] }, minProperties: 1, properties: { topic: { type: "string", enum: ["preparation", "procedure", "followup"] }, title: { type: "string", minLength: 1 }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, steps: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, links: { type: "array", minItems: 1, items: { $ref: "#/definitions/treatmentLink" } } } }, treatmentLink: { type: "object", additionalProperties: !1, required: ["label"], properties: { label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } } } }, schema54 = { type: "object", additionalProperties: !1, required: ["id", "service", "intro", "parts"], dependencies: { photo: ["photoAlt"], photoAlt: ["photo"], reviewer: ["reviewed"], reviewed: ["reviewer"] }, properties: { id: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, service: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, intro: { type: "string", minLength: 1 }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, bodyLocation: { type: "string", minLength: 1 }, parts: { type: "array", minItems: 1, items: { $ref: "#/definitions/treatmentPart" } }, visits: { type: "string", minLength: 1 }, prices: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, doctors: { type: "array", minItems: 1, uniqueItems: !0, items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } }, author: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, reviewer: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, reviewed: { type: "string", format: "date" }, questions: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } } }, schema55 = { type: "object", additionalProperties: !1, dependencies: { photo: ["photoAlt"], photoAlt: ["photo"] }, minProperties: 1, properties: { topic: { type: "string", enum: ["preparation", "procedure", "followup"] }, title: { type: "string", minLength: 1 }, text: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, list: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, steps: { type: "array", minItems: 1, items: { type: "string", minLength: 1 } }, photo: { type: "string", minLength: 1 }, photoAlt: { type: "string", minLength: 1 }, links: { type: "array", minItems: 1, items: { $ref: "#/definitions/treatmentLink" } } } }, schema56 = { type: "object", additionalProperties: !1, required: ["label"], properties: { label: { type: "string", minLength: 1 }, page: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, url: { type: "string", pattern: '^https://[^\\s"<>]+$' } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, keyword: "minProperties", params: { limit: 1 } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "topic" || key0 === "title" || key0 === "text" || key0 === "list" || key0 === "steps" || key0 === "photo" || key0 === "photoAlt" || key0 === "links")) {
        const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.photo !== void 0 && data.photoAlt === void 0) {
      const err2 = { instancePath, keyword: "dependencies", params: {
        property: "photo",
        missingProperty: "photoAlt",
        depsCount: 1,
        deps: "photoAlt"
      } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.photoAlt !== void 0 && data.photo === void 0) {
      const err3 = { instancePath, keyword: "dependencies", params: {
        property: "photoAlt",
        missingProperty: "photo",
        depsCount: 1,
        deps: "photo"
      } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.topic !== void 0) {
      let data0 = data.topic;
      if (typeof data0 != "string") {
        const err4 = { instancePath: instancePath + "/topic", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "preparation" || data0 === "procedure" || data0 === "followup")) {
        const err5 = { instancePath: instancePath + "/topic", keyword: "enum", params: { allowedValues: schema55.properties.topic.enum } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func0(data1) < 1) {
          const err6 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.text !== void 0) {
      let data2 = data.text;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err8 = { instancePath: instancePath + "/text", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func0(data3) < 1) {
              const err9 = { instancePath: instancePath + "/text/" + i0, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/text/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.list !== void 0) {
      let data4 = data.list;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err12 = { instancePath: instancePath + "/list", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (func0(data5) < 1) {
              const err13 = { instancePath: instancePath + "/list/" + i1, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/list/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/list", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data6 = data.steps;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err16 = { instancePath: instancePath + "/steps", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (func0(data7) < 1) {
              const err17 = { instancePath: instancePath + "/steps/" + i2, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/steps/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.photo !== void 0) {
      let data8 = data.photo;
      if (typeof data8 == "string") {
        if (func0(data8) < 1) {
          const err20 = { instancePath: instancePath + "/photo", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/photo", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.photoAlt !== void 0) {
      let data9 = data.photoAlt;
      if (typeof data9 == "string") {
        if (func0(data9) < 1) {
          const err22 = { instancePath: instancePath + "/photoAlt", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/photoAlt", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.links !== void 0) {
      let data10 = data.links;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err24 = { instancePath: instancePath + "/links", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        const len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data11 = data10[i3];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.label === void 0) {
              const err25 = { instancePath: instancePath + "/links/" + i3, keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            for (const key1 in data11)
              if (!(key1 === "label" || key1 === "page" || key1 === "url")) {
                const err26 = { instancePath: instancePath + "/links/" + i3, keyword: "additionalProperties", params: { additionalProperty: key1 } };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            if (data11.label !== void 0) {
              let data12 = data11.label;
              if (typeof data12 == "string") {
                if (func0(data12) < 1) {
                  const err27 = { instancePath: instancePath + "/links/" + i3 + "/label", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                const err28 = { instancePath: instancePath + "/links/" + i3 + "/label", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data11.page !== void 0) {
              let data13 = data11.page;
              if (typeof data13 == "string") {
                if (!pattern0.test(data13)) {
                  const err29 = { instancePath: instancePath + "/links/" + i3 + "/page", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/links/" + i3 + "/page", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data11.url !== void 0) {
              let data14 = data11.url;
              if (typeof data14 == "string") {
                if (!pattern7.test(data14)) {
                  const err31 = { instancePath: instancePath + "/links/" + i3 + "/url", keyword: "pattern", params: { pattern: '^https://[^\\s"<>]+$' } };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/links/" + i3 + "/url", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/links/" + i3, keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/links", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    const err35 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.service === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "service" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intro === void 0) {
      const err2 = { instancePath, keyword: "required", params: { missingProperty: "intro" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.parts === void 0) {
      const err3 = { instancePath, keyword: "required", params: { missingProperty: "parts" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (const key0 in data)
      if (!func14.call(schema54.properties, key0)) {
        const err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.photo !== void 0 && data.photoAlt === void 0) {
      const err5 = { instancePath, keyword: "dependencies", params: {
        property: "photo",
        missingProperty: "photoAlt",
        depsCount: 1,
        deps: "photoAlt"
      } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.photoAlt !== void 0 && data.photo === void 0) {
      const err6 = { instancePath, keyword: "dependencies", params: {
        property: "photoAlt",
        missingProperty: "photo",
        depsCount: 1,
        deps: "photo"
      } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.reviewer !== void 0 && data.reviewed === void 0) {
      const err7 = { instancePath, keyword: "dependencies", params: {
        property: "reviewer",
        missingProperty: "reviewed",
        depsCount: 1,
        deps: "reviewed"
      } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.reviewed !== void 0 && data.reviewer === void 0) {
      const err8 = { instancePath, keyword: "dependencies", params: {
        property: "reviewed",
        missingProperty: "reviewer",
        depsCount: 1,
        deps: "reviewer"
      } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          const err9 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.service !== void 0) {
      let data1 = data.service;
      if (typeof data1 == "string") {
        if (!pattern0.test(data1)) {
          const err11 = { instancePath: instancePath + "/service", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/service", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.intro !== void 0) {
      let data2 = data.intro;
      if (typeof data2 == "string") {
        if (func0(data2) < 1) {
          const err13 = { instancePath: instancePath + "/intro", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/intro", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.photo !== void 0) {
      let data3 = data.photo;
      if (typeof data3 == "string") {
        if (func0(data3) < 1) {
          const err15 = { instancePath: instancePath + "/photo", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/photo", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.photoAlt !== void 0) {
      let data4 = data.photoAlt;
      if (typeof data4 == "string") {
        if (func0(data4) < 1) {
          const err17 = { instancePath: instancePath + "/photoAlt", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/photoAlt", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.bodyLocation !== void 0) {
      let data5 = data.bodyLocation;
      if (typeof data5 == "string") {
        if (func0(data5) < 1) {
          const err19 = { instancePath: instancePath + "/bodyLocation", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/bodyLocation", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.parts !== void 0) {
      let data6 = data.parts;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err21 = { instancePath: instancePath + "/parts", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate39.call(this, data6[i0], { instancePath: instancePath + "/parts/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
      } else {
        const err22 = { instancePath: instancePath + "/parts", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.visits !== void 0) {
      let data8 = data.visits;
      if (typeof data8 == "string") {
        if (func0(data8) < 1) {
          const err23 = { instancePath: instancePath + "/visits", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/visits", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.prices !== void 0) {
      let data9 = data.prices;
      if (Array.isArray(data9)) {
        if (data9.length < 1) {
          const err25 = { instancePath: instancePath + "/prices", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data10 = data9[i1];
          if (typeof data10 == "string") {
            if (!pattern0.test(data10)) {
              const err26 = { instancePath: instancePath + "/prices/" + i1, keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/prices/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        const i2 = func10(data9);
        if (!(i2 < 0)) {
          const err28 = { instancePath: instancePath + "/prices", keyword: "uniqueItems", params: { i: i2 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/prices", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.doctors !== void 0) {
      let data11 = data.doctors;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err30 = { instancePath: instancePath + "/doctors", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        const len2 = data11.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data12 = data11[i3];
          if (typeof data12 == "string") {
            if (!pattern0.test(data12)) {
              const err31 = { instancePath: instancePath + "/doctors/" + i3, keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/doctors/" + i3, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        const i4 = func10(data11);
        if (!(i4 < 0)) {
          const err33 = { instancePath: instancePath + "/doctors", keyword: "uniqueItems", params: { i: i4 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/doctors", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.author !== void 0) {
      let data13 = data.author;
      if (typeof data13 == "string") {
        if (!pattern0.test(data13)) {
          const err35 = { instancePath: instancePath + "/author", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/author", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.reviewer !== void 0) {
      let data14 = data.reviewer;
      if (typeof data14 == "string") {
        if (!pattern0.test(data14)) {
          const err37 = { instancePath: instancePath + "/reviewer", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        const err38 = { instancePath: instancePath + "/reviewer", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.reviewed !== void 0) {
      let data15 = data.reviewed;
      if (typeof data15 == "string") {
        if (!formats0.validate(data15)) {
          const err39 = { instancePath: instancePath + "/reviewed", keyword: "format", params: { format: "date" } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/reviewed", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.questions !== void 0) {
      let data16 = data.questions;
      if (typeof data16 == "string") {
        if (!pattern0.test(data16)) {
          const err41 = { instancePath: instancePath + "/questions", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/questions", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    const err43 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema === void 0) {
      const err0 = { instancePath, keyword: "required", params: { missingProperty: "$schema" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.treatments === void 0) {
      const err1 = { instancePath, keyword: "required", params: { missingProperty: "treatments" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (const key0 in data)
      if (!(key0 === "$schema" || key0 === "treatments")) {
        const err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.$schema !== void 0 && data.$schema !== "./schemas/treatments.schema.json") {
      const err3 = { instancePath: instancePath + "/$schema", keyword: "const", params: { allowedValue: "./schemas/treatments.schema.json" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.treatments !== void 0) {
      let data1 = data.treatments;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate38.call(this, data1[i0], { instancePath: instancePath + "/treatments/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
      } else {
        const err4 = { instancePath: instancePath + "/treatments", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    const err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
