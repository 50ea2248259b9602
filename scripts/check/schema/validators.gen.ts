// Generated from content/schemas by `npm run generate`. Do not edit.
// @ts-nocheck
var $=(a,s)=>()=>{try{return s||a((s={exports:{}}).exports,s),s.exports}catch(h){throw s=0,h}};var G=$(_=>{"use strict";Object.defineProperty(_,"__esModule",{value:!0});function B(a){let s=a.length,
h=0,f=0,u;for(;f<s;)h++,u=a.charCodeAt(f++),u>=55296&&u<=56319&&f<s&&(u=a.charCodeAt(f),(u&64512)===
56320&&f++);return h}_.default=B;B.code='require("ajv/dist/runtime/ucs2length").default'});var re=$(w=>{"use strict";Object.defineProperty(w,"__esModule",{value:!0});w.formatNames=w.fastFormats=
w.fullFormats=void 0;function k(a,s){return{validate:a,compare:s}}w.fullFormats={date:k(J,V),time:k(
C(!0),U),"date-time":k(Y(!0),ee),"iso-time":k(C(),K),"iso-date-time":k(Y(),te),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Re,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Te,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Fe,int32:{type:"number",validate:_e},
int64:{type:"number",validate:Oe},float:{type:"number",validate:X},double:{type:"number",validate:X},
password:!0,binary:!0};w.fastFormats={...w.fullFormats,date:k(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,V),time:k(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,U),"date-time":k(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ee),"iso-time":k(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,K),"i\
so-date-time":k(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
te),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
w.formatNames=Object.keys(w.fullFormats);function xe(a){return a%4===0&&(a%100!==0||a%400===0)}var Ie=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
De=[0,31,28,31,30,31,30,31,31,30,31,30,31];function J(a){let s=Ie.exec(a);if(!s)return!1;let h=+s[1],
f=+s[2],u=+s[3];return f>=1&&f<=12&&u>=1&&u<=(f===2&&xe(h)?29:De[f])}function V(a,s){if(a&&s)return a>
s?1:a<s?-1:0}var O=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function C(a){return function(h){
let f=O.exec(h);if(!f)return!1;let u=+f[1],e=+f[2],i=+f[3],t=f[4],r=f[5]==="-"?-1:1,n=+(f[6]||0),l=+(f[7]||
0);if(n>23||l>59||a&&!t)return!1;if(u<=23&&e<=59&&i<60)return!0;let o=e-l*r,p=u-n*r-(o<0?1:0);return(p===
23||p===-1)&&(o===59||o===-1)&&i<61}}function U(a,s){if(!(a&&s))return;let h=new Date("2020-01-01T"+
a).valueOf(),f=new Date("2020-01-01T"+s).valueOf();if(h&&f)return h-f}function K(a,s){if(!(a&&s))return;
let h=O.exec(a),f=O.exec(s);if(h&&f)return a=h[1]+h[2]+h[3],s=f[1]+f[2]+f[3],a>s?1:a<s?-1:0}var T=/t|\s/i;
function Y(a){let s=C(a);return function(f){let u=f.split(T);return u.length===2&&J(u[0])&&s(u[1])}}
function ee(a,s){if(!(a&&s))return;let h=new Date(a).valueOf(),f=new Date(s).valueOf();if(h&&f)return h-
f}function te(a,s){if(!(a&&s))return;let[h,f]=a.split(T),[u,e]=s.split(T),i=V(h,u);if(i!==void 0)return i||
U(f,e)}var Se=/\/|:/,Ee=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Re(a){return Se.test(a)&&Ee.test(a)}var W=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Fe(a){return W.lastIndex=0,W.test(a)}var Ne=-(2**31),Ze=2**31-1;function _e(a){return Number.
isInteger(a)&&a<=Ze&&a>=Ne}function Oe(a){return Number.isInteger(a)}function X(){return!0}var Ce=/[^\\]\\Z/;
function Te(a){if(Ce.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var ie=$((at,se)=>{"use strict";se.exports=function a(s,h){if(s===h)return!0;if(s&&h&&typeof s=="obj\
ect"&&typeof h=="object"){if(s.constructor!==h.constructor)return!1;var f,u,e;if(Array.isArray(s)){if(f=
s.length,f!=h.length)return!1;for(u=f;u--!==0;)if(!a(s[u],h[u]))return!1;return!0}if(s.constructor===
RegExp)return s.source===h.source&&s.flags===h.flags;if(s.valueOf!==Object.prototype.valueOf)return s.
valueOf()===h.valueOf();if(s.toString!==Object.prototype.toString)return s.toString()===h.toString();
if(e=Object.keys(s),f=e.length,f!==Object.keys(h).length)return!1;for(u=f;u--!==0;)if(!Object.prototype.
hasOwnProperty.call(h,e[u]))return!1;for(u=f;u--!==0;){var i=e[u];if(!a(s[i],h[i]))return!1}return!0}
return s!==s&&h!==h}});var oe=$(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});var ne=ie();ne.code='requ\
ire("ajv/dist/runtime/equal").default';M.default=ne});import{fitsCountry as Ve}from"./country.ts";var mt=de;var m=G().default;function de(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(
t),i++}if(a.photo===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"photo"}};e===null?e=[t]:e.push(t),i++}if(a.photoAlt===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"photoAlt"}};e===null?e=[t]:e.push(
t),i++}if(a.summary===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"summary"}};e===null?e=[t]:e.push(t),i++}if(a.text===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[t]:e.push(t),i++}if(a.vision===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vi\
sion"}};e===null?e=[t]:e.push(t),i++}if(a.mission===void 0){let t={instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"mission"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="$schema"||t==="photo"||t==="photoAlt"||t==="summary"||t==="text"||t==="vision"||t==="missi\
on")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/ab\
out.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"./schemas/about.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.photo!==
void 0){let t=a.photo;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/photo",schemaPath:"#\
/properties/photo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/photo",schemaPath:"#/properties/photo/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[r]:e.push(r),i++}}if(a.photoAlt!==void 0){let t=a.photoAlt;if(typeof t=="string"){
if(m(t)<1){let r={instancePath:s+"/photoAlt",schemaPath:"#/properties/photoAlt/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/photoAlt",schemaPath:"\
#/properties/photoAlt/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.
summary!==void 0){let t=a.summary;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/summar\
y",schemaPath:"#/properties/summary/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.
push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="string"){if(m(l)<1){let o={
instancePath:s+"/summary/"+n,schemaPath:"#/properties/summary/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/summary/"+n,schemaPath:"#/prope\
rties/summary/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:s+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"\
array"}};e===null?e=[r]:e.push(r),i++}}if(a.text!==void 0){let t=a.text;if(Array.isArray(t)){if(t.length<
1){let n={instancePath:s+"/text",schemaPath:"#/properties/text/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="\
string"){if(m(l)<1){let o={instancePath:s+"/text/"+n,schemaPath:"#/properties/text/items/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/tex\
t/"+n,schemaPath:"#/properties/text/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),i++}}}else{let r={instancePath:s+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.vision!==void 0){let t=a.vision;if(Array.isArray(
t)){if(t.length<1){let n={instancePath:s+"/vision",schemaPath:"#/properties/vision/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];
if(typeof l=="string"){if(m(l)<1){let o={instancePath:s+"/vision/"+n,schemaPath:"#/properties/vision\
/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+
"/vision/"+n,schemaPath:"#/properties/vision/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/vision",schemaPath:"#/properties/vision/type",
keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.mission!==void 0){let t=a.mission;
if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/mission",schemaPath:"#/properties/missio\
n/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<
r;n++){let l=t[n];if(typeof l=="string"){if(m(l)<1){let o={instancePath:s+"/mission/"+n,schemaPath:"\
#/properties/mission/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:s+"/mission/"+n,schemaPath:"#/properties/mission/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/mission",schemaPath:"\
#/properties/mission/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return de.errors=e,i===0}var ft=me;var y=new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$","u");function me(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};
e===null?e=[t]:e.push(t),i++}if(a.photos===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"photos"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$\
schema"||t==="photos")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!==
"./schemas/appointment.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24sc\
hema/const",keyword:"const",params:{allowedValue:"./schemas/appointment.schema.json"}};e===null?e=[t]:
e.push(t),i++}if(a.photos!==void 0){let t=a.photos;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+
"/photos",schemaPath:"#/properties/photos/minItems",keyword:"minItems",params:{limit:1}};e===null?e=
[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let o={instancePath:s+"/photos/"+n,schemaPath:"#/definitions/clinicPhoto/requi\
red",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.photo===void 0){
let o={instancePath:s+"/photos/"+n,schemaPath:"#/definitions/clinicPhoto/required",keyword:"required",
params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),i++}if(l.alt===void 0){let o={instancePath:s+
"/photos/"+n,schemaPath:"#/definitions/clinicPhoto/required",keyword:"required",params:{missingProperty:"\
alt"}};e===null?e=[o]:e.push(o),i++}for(let o in l)if(!(o==="id"||o==="photo"||o==="alt")){let p={instancePath:s+
"/photos/"+n,schemaPath:"#/definitions/clinicPhoto/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){let o=l.id;if(typeof o==
"string"){if(!y.test(o)){let p={instancePath:s+"/photos/"+n+"/id",schemaPath:"#/definitions/clinicPh\
oto/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=
[p]:e.push(p),i++}}else{let p={instancePath:s+"/photos/"+n+"/id",schemaPath:"#/definitions/clinicPho\
to/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.photo!==
void 0){let o=l.photo;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/photos/"+n+"/photo",
schemaPath:"#/definitions/clinicPhoto/properties/photo/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/photos/"+n+"/photo",schemaPath:"#/definit\
ions/clinicPhoto/properties/photo/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),i++}}if(l.alt!==void 0){let o=l.alt;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/pho\
tos/"+n+"/alt",schemaPath:"#/definitions/clinicPhoto/properties/alt/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/photos/"+n+"/alt",schemaPath:"#\
/definitions/clinicPhoto/properties/alt/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),i++}}}else{let o={instancePath:s+"/photos/"+n,schemaPath:"#/definitions/clinicPhoto/type",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/p\
hotos",schemaPath:"#/properties/photos/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.
push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return me.errors=e,i===0}var ht=fe;var Ue={type:"object",additionalProperties:!1,required:["id","title","text"],dependencies:{label:["p\
age"],page:["label"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"\
string",minLength:1},text:{type:"string",minLength:1},label:{type:"string",minLength:1},page:{type:"\
string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},phone:{type:"string",enum:["landline","mobile"]}}};function fe(a,{
instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.calls===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"calls"}};e===null?
e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="calls")){let r={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:
e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/calls.schema.json"){let t={instancePath:s+
"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas\
/calls.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.calls!==void 0){let t=a.calls;if(Array.isArray(
t)){let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let o={instancePath:s+"/calls/"+n,schemaPath:"#/definitions/call/required",keyword:"req\
uired",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.title===void 0){let o={instancePath:s+
"/calls/"+n,schemaPath:"#/definitions/call/required",keyword:"required",params:{missingProperty:"tit\
le"}};e===null?e=[o]:e.push(o),i++}if(l.text===void 0){let o={instancePath:s+"/calls/"+n,schemaPath:"\
#/definitions/call/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[o]:e.push(
o),i++}for(let o in l)if(!(o==="id"||o==="title"||o==="text"||o==="label"||o==="page"||o==="phone")){
let p={instancePath:s+"/calls/"+n,schemaPath:"#/definitions/call/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.label!==void 0&&l.
page===void 0){let o={instancePath:s+"/calls/"+n,schemaPath:"#/definitions/call/dependencies",keyword:"\
dependencies",params:{property:"label",missingProperty:"page",depsCount:1,deps:"page"}};e===null?e=[
o]:e.push(o),i++}if(l.page!==void 0&&l.label===void 0){let o={instancePath:s+"/calls/"+n,schemaPath:"\
#/definitions/call/dependencies",keyword:"dependencies",params:{property:"page",missingProperty:"lab\
el",depsCount:1,deps:"label"}};e===null?e=[o]:e.push(o),i++}if(l.id!==void 0){let o=l.id;if(typeof o==
"string"){if(!y.test(o)){let p={instancePath:s+"/calls/"+n+"/id",schemaPath:"#/definitions/call/prop\
erties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:s+"/calls/"+n+"/id",schemaPath:"#/definitions/call/properties/id/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.title!==void 0){let o=l.
title;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/calls/"+n+"/title",schemaPath:"#/def\
initions/call/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:s+"/calls/"+n+"/title",schemaPath:"#/definitions/call/properties/ti\
tle/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.text!==void 0){let o=l.
text;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/calls/"+n+"/text",schemaPath:"#/defin\
itions/call/properties/text/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),
i++}}else{let p={instancePath:s+"/calls/"+n+"/text",schemaPath:"#/definitions/call/properties/text/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.label!==void 0){let o=l.
label;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/calls/"+n+"/label",schemaPath:"#/def\
initions/call/properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:s+"/calls/"+n+"/label",schemaPath:"#/definitions/call/properties/la\
bel/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.page!==void 0){let o=l.
page;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/calls/"+n+"/page",schemaPath:"#/d\
efinitions/call/properties/page/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/calls/"+n+"/page",schemaPath:"#/definitio\
ns/call/properties/page/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.
phone!==void 0){let o=l.phone;if(typeof o!="string"){let p={instancePath:s+"/calls/"+n+"/phone",schemaPath:"\
#/definitions/call/properties/phone/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),i++}if(!(o==="landline"||o==="mobile")){let p={instancePath:s+"/calls/"+n+"/phone",schemaPath:"#/\
definitions/call/properties/phone/enum",keyword:"enum",params:{allowedValues:Ue.properties.phone.enum}};
e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/calls/"+n,schemaPath:"#/definitions/call\
/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+
"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.
push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return fe.errors=e,i===0}var ut=ue,Q={type:"object",additionalProperties:!1,
required:["$schema","name","legalTitle","website","email","phones","address","social","hours","map",
"sections","keywords","editor","lastUpdated","requestOptions","requestRetentionDays"],properties:{$schema:{
const:"./schemas/clinic.schema.json"},sample:{type:"boolean"},name:{type:"string",minLength:1},legalTitle:{
type:"string",minLength:1},identity:{type:"array",minItems:1,items:{$ref:"#/definitions/identity"}},
website:{type:"string",pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9]\
)?)+$"},email:{type:"string",format:"email"},phones:{type:"object",additionalProperties:!1,required:[
"mobile","landline"],properties:{mobile:{type:"string",minLength:1,country:"mobile"},landline:{type:"\
string",minLength:1,country:"landline"}}},chat:{type:"object",additionalProperties:!1,required:["app",
"phone","greeting"],properties:{app:{type:"string",enum:["whatsapp","telegram"]},phone:{type:"string",
minLength:1,country:"phone"},greeting:{type:"string",minLength:1}}},address:{type:"object",additionalProperties:!1,
required:["street","district","city","postalCode"],properties:{street:{type:"string",minLength:1},district:{
type:"string",minLength:1},city:{type:"string",minLength:1},postalCode:{type:"string",minLength:1,country:"\
postalCode"}}},social:{type:"array",items:{$ref:"#/definitions/socialLink"}},hours:{type:"array",minItems:1,
items:{$ref:"#/definitions/openingHours"}},exceptions:{type:"array",items:{$ref:"#/definitions/excep\
tion"}},map:{type:"object",additionalProperties:!1,required:["provider","embedUrl","latitude","longi\
tude"],properties:{sample:{type:"boolean"},provider:{type:"string",minLength:1},embedUrl:{type:"stri\
ng",pattern:'^https://[^\\s"<>]+$'},latitude:{type:"number",country:"latitude"},longitude:{type:"num\
ber",country:"longitude"}}},sections:{type:"object",additionalProperties:!1,required:["prices","test\
imonials","statistics","map"],properties:{prices:{type:"boolean"},testimonials:{type:"boolean"},statistics:{
type:"boolean"},map:{type:"string",enum:["auto","click","off"]}}},keywords:{type:"array",minItems:1,
uniqueItems:!0,items:{type:"string",minLength:1}},editor:{type:"object",additionalProperties:!1,required:[
"name","email"],properties:{name:{type:"string",minLength:1},email:{type:"string",format:"email"}}},
lastUpdated:{type:"string",format:"date"},requestOptions:{type:"array",minItems:1,uniqueItems:!0,items:{
type:"string",minLength:1}},requestRetentionDays:{type:"integer",minimum:1,maximum:3650}},definitions:{
weekday:{type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},
identity:{type:"object",additionalProperties:!1,required:["label","value"],properties:{label:{type:"\
string",minLength:1},value:{type:"string",minLength:1}}},socialLink:{type:"object",additionalProperties:!1,
required:["label","icon","url"],properties:{label:{type:"string",minLength:1},icon:{type:"string",minLength:1},
url:{type:"string",pattern:'^https://[^\\s"<>]+$'}}},openingHours:{type:"object",additionalProperties:!1,
required:["days","open","close"],properties:{days:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"\
#/definitions/weekday"}},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},close:{type:"\
string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}}},exception:{type:"object",additionalProperties:!1,
required:["date","note"],dependencies:{open:["close"],close:["open"]},properties:{date:{type:"string",
format:"date"},closed:{type:"boolean"},open:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
close:{type:"string",pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"},note:{type:"string",minLength:1}}}}};var Z=Object.prototype.hasOwnProperty,b=Ve,Me=new RegExp("^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[\
a-z0-9]([a-z0-9-]*[a-z0-9])?)+$","u"),R=new RegExp('^https://[^\\s"<>]+$',"u"),F=new RegExp("^([01][\
0-9]|2[0-3]):[0-5][0-9]$","u"),pe=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
N=re().fullFormats.date;var Qe={type:"string",enum:["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},
he=oe().default;function A(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.days===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"days"}};e===null?e=[t]:e.push(t),
i++}if(a.open===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
open"}};e===null?e=[t]:e.push(t),i++}if(a.close===void 0){let t={instancePath:s,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"close"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="days"||t==="open"||t==="close")){let r={instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.days!==
void 0){let t=a.days;if(Array.isArray(t)){if(t.length<1){let o={instancePath:s+"/days",schemaPath:"#\
/properties/days/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let r=t.
length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let d={instancePath:s+"/days/"+o,schemaPath:"\
#/definitions/weekday/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}if(!(p===
"monday"||p==="tuesday"||p==="wednesday"||p==="thursday"||p==="friday"||p==="saturday"||p==="sunday")){
let d={instancePath:s+"/days/"+o,schemaPath:"#/definitions/weekday/enum",keyword:"enum",params:{allowedValues:Qe.
enum}};e===null?e=[d]:e.push(d),i++}}let n=t.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(he(t[n],t[l])){
let o={instancePath:s+"/days",schemaPath:"#/properties/days/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:l}};e===null?e=[o]:e.push(o),i++;break e}}}else{let r={instancePath:s+"/days",schemaPath:"#/pr\
operties/days/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.open!==
void 0){let t=a.open;if(typeof t=="string"){if(!F.test(t)){let r={instancePath:s+"/open",schemaPath:"\
#/properties/open/pattern",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/open",schemaPath:"#/properties/open/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.close!==void 0){let t=a.close;if(typeof t==
"string"){if(!F.test(t)){let r={instancePath:s+"/close",schemaPath:"#/properties/close/pattern",keyword:"\
pattern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[r]:e.push(r),i++}}else{let r={
instancePath:s+"/close",schemaPath:"#/properties/close/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),i++}return A.errors=e,i===0}function ue(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.name===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[t]:e.push(t),
i++}if(a.legalTitle===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"legalTitle"}};e===null?e=[t]:e.push(t),i++}if(a.website===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"website"}};e===null?e=[t]:e.push(
t),i++}if(a.email===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"email"}};e===null?e=[t]:e.push(t),i++}if(a.phones===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"phones"}};e===null?e=[t]:e.push(t),i++}if(a.
address===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
address"}};e===null?e=[t]:e.push(t),i++}if(a.social===void 0){let t={instancePath:s,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"social"}};e===null?e=[t]:e.push(t),i++}if(a.hours===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ho\
urs"}};e===null?e=[t]:e.push(t),i++}if(a.map===void 0){let t={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"map"}};e===null?e=[t]:e.push(t),i++}if(a.sections===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sections"}};
e===null?e=[t]:e.push(t),i++}if(a.keywords===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keywords"}};e===null?e=[t]:e.push(t),i++}if(a.editor===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"editor"}};e===null?
e=[t]:e.push(t),i++}if(a.lastUpdated===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lastUpdated"}};e===null?e=[t]:e.push(t),i++}if(a.requestOptions===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
questOptions"}};e===null?e=[t]:e.push(t),i++}if(a.requestRetentionDays===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestRetentionDays"}};e===null?
e=[t]:e.push(t),i++}for(let t in a)if(!Z.call(Q.properties,t)){let r={instancePath:s,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.
push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/clinic.schema.json"){let t={instancePath:s+
"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas\
/clinic.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.sample!==void 0&&typeof a.sample!="boolean"){
let t={instancePath:s+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type:"b\
oolean"}};e===null?e=[t]:e.push(t),i++}if(a.name!==void 0){let t=a.name;if(typeof t=="string"){if(m(
t)<1){let r={instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.legalTitle!==void 0){
let t=a.legalTitle;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/legalTitle",schemaPath:"\
#/properties/legalTitle/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/legalTitle",schemaPath:"#/properties/legalTitle/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.identity!==void 0){let t=a.identity;if(Array.isArray(
t)){if(t.length<1){let n={instancePath:s+"/identity",schemaPath:"#/properties/identity/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];
if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.label===void 0){let o={instancePath:s+"/identity/"+
n,schemaPath:"#/definitions/identity/required",keyword:"required",params:{missingProperty:"label"}};
e===null?e=[o]:e.push(o),i++}if(l.value===void 0){let o={instancePath:s+"/identity/"+n,schemaPath:"#\
/definitions/identity/required",keyword:"required",params:{missingProperty:"value"}};e===null?e=[o]:
e.push(o),i++}for(let o in l)if(!(o==="label"||o==="value")){let p={instancePath:s+"/identity/"+n,schemaPath:"\
#/definitions/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),i++}if(l.label!==void 0){let o=l.label;if(typeof o=="string"){if(m(o)<1){let p={
instancePath:s+"/identity/"+n+"/label",schemaPath:"#/definitions/identity/properties/label/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/ide\
ntity/"+n+"/label",schemaPath:"#/definitions/identity/properties/label/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.value!==void 0){let o=l.value;if(typeof o=="strin\
g"){if(m(o)<1){let p={instancePath:s+"/identity/"+n+"/value",schemaPath:"#/definitions/identity/prop\
erties/value/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={
instancePath:s+"/identity/"+n+"/value",schemaPath:"#/definitions/identity/properties/value/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/identity/"+
n,schemaPath:"#/definitions/identity/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(
o),i++}}}else{let r={instancePath:s+"/identity",schemaPath:"#/properties/identity/type",keyword:"typ\
e",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.website!==void 0){let t=a.website;if(typeof t==
"string"){if(!Me.test(t)){let r={instancePath:s+"/website",schemaPath:"#/properties/website/pattern",
keyword:"pattern",params:{pattern:"^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0\
-9])?)+$"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/website",schemaPath:"#/proper\
ties/website/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.email!==
void 0){let t=a.email;if(typeof t=="string"){if(!pe.test(t)){let r={instancePath:s+"/email",schemaPath:"\
#/properties/email/format",keyword:"format",params:{format:"email"}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[r]:e.push(r),i++}}if(a.phones!==void 0){let t=a.phones;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t.mobile===void 0){let r={instancePath:s+"/phones",schemaPath:"#/properties/ph\
ones/required",keyword:"required",params:{missingProperty:"mobile"}};e===null?e=[r]:e.push(r),i++}if(t.
landline===void 0){let r={instancePath:s+"/phones",schemaPath:"#/properties/phones/required",keyword:"\
required",params:{missingProperty:"landline"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r===
"mobile"||r==="landline")){let n={instancePath:s+"/phones",schemaPath:"#/properties/phones/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(n),
i++}if(t.mobile!==void 0){let r=t.mobile;if(!b(this.country,"mobile",r)){let n={instancePath:s+"/pho\
nes/mobile",schemaPath:"#/properties/phones/properties/mobile/country",keyword:"country",params:{}};
e===null?e=[n]:e.push(n),i++}if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+"/phones/mobile",
schemaPath:"#/properties/phones/properties/mobile/minLength",keyword:"minLength",params:{limit:1}};e===
null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/phones/mobile",schemaPath:"#/properties/phone\
s/properties/mobile/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.
landline!==void 0){let r=t.landline;if(!b(this.country,"landline",r)){let n={instancePath:s+"/phones\
/landline",schemaPath:"#/properties/phones/properties/landline/country",keyword:"country",params:{}};
e===null?e=[n]:e.push(n),i++}if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+"/phones/landli\
ne",schemaPath:"#/properties/phones/properties/landline/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/phones/landline",schemaPath:"#/properties\
/phones/properties/landline/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{
let r={instancePath:s+"/phones",schemaPath:"#/properties/phones/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[r]:e.push(r),i++}}if(a.chat!==void 0){let t=a.chat;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.app===void 0){let r={instancePath:s+"/chat",schemaPath:"#/properties/chat/required",
keyword:"required",params:{missingProperty:"app"}};e===null?e=[r]:e.push(r),i++}if(t.phone===void 0){
let r={instancePath:s+"/chat",schemaPath:"#/properties/chat/required",keyword:"required",params:{missingProperty:"\
phone"}};e===null?e=[r]:e.push(r),i++}if(t.greeting===void 0){let r={instancePath:s+"/chat",schemaPath:"\
#/properties/chat/required",keyword:"required",params:{missingProperty:"greeting"}};e===null?e=[r]:e.
push(r),i++}for(let r in t)if(!(r==="app"||r==="phone"||r==="greeting")){let n={instancePath:s+"/cha\
t",schemaPath:"#/properties/chat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};
e===null?e=[n]:e.push(n),i++}if(t.app!==void 0){let r=t.app;if(typeof r!="string"){let n={instancePath:s+
"/chat/app",schemaPath:"#/properties/chat/properties/app/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),i++}if(!(r==="whatsapp"||r==="telegram")){let n={instancePath:s+"/chat/app",
schemaPath:"#/properties/chat/properties/app/enum",keyword:"enum",params:{allowedValues:Q.properties.
chat.properties.app.enum}};e===null?e=[n]:e.push(n),i++}}if(t.phone!==void 0){let r=t.phone;if(!b(this.
country,"phone",r)){let n={instancePath:s+"/chat/phone",schemaPath:"#/properties/chat/properties/pho\
ne/country",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}if(typeof r=="string"){if(m(r)<
1){let n={instancePath:s+"/chat/phone",schemaPath:"#/properties/chat/properties/phone/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/chat/phone",
schemaPath:"#/properties/chat/properties/phone/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),i++}}if(t.greeting!==void 0){let r=t.greeting;if(typeof r=="string"){if(m(r)<1){let n={
instancePath:s+"/chat/greeting",schemaPath:"#/properties/chat/properties/greeting/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/chat/greetin\
g",schemaPath:"#/properties/chat/properties/greeting/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),i++}}}else{let r={instancePath:s+"/chat",schemaPath:"#/properties/chat/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.address!==void 0){let t=a.address;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.street===void 0){let r={instancePath:s+"/address",schemaPath:"\
#/properties/address/required",keyword:"required",params:{missingProperty:"street"}};e===null?e=[r]:
e.push(r),i++}if(t.district===void 0){let r={instancePath:s+"/address",schemaPath:"#/properties/addr\
ess/required",keyword:"required",params:{missingProperty:"district"}};e===null?e=[r]:e.push(r),i++}if(t.
city===void 0){let r={instancePath:s+"/address",schemaPath:"#/properties/address/required",keyword:"\
required",params:{missingProperty:"city"}};e===null?e=[r]:e.push(r),i++}if(t.postalCode===void 0){let r={
instancePath:s+"/address",schemaPath:"#/properties/address/required",keyword:"required",params:{missingProperty:"\
postalCode"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="street"||r==="district"||r==="ci\
ty"||r==="postalCode")){let n={instancePath:s+"/address",schemaPath:"#/properties/address/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(n),i++}
if(t.street!==void 0){let r=t.street;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+"/addre\
ss/street",schemaPath:"#/properties/address/properties/street/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/address/street",schemaPath:"#/p\
roperties/address/properties/street/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),i++}}if(t.district!==void 0){let r=t.district;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/address/district",schemaPath:"#/properties/address/properties/district/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/address/district",schemaPath:"\
#/properties/address/properties/district/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:
e.push(n),i++}}if(t.city!==void 0){let r=t.city;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/address/city",schemaPath:"#/properties/address/properties/city/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/address/city",schemaPath:"#/pro\
perties/address/properties/city/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
i++}}if(t.postalCode!==void 0){let r=t.postalCode;if(!b(this.country,"postalCode",r)){let n={instancePath:s+
"/address/postalCode",schemaPath:"#/properties/address/properties/postalCode/country",keyword:"count\
ry",params:{}};e===null?e=[n]:e.push(n),i++}if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/address/postalCode",schemaPath:"#/properties/address/properties/postalCode/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/address/postalC\
ode",schemaPath:"#/properties/address/properties/postalCode/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[n]:e.push(n),i++}}}else{let r={instancePath:s+"/address",schemaPath:"#/properties/a\
ddress/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.social!==void 0){
let t=a.social;if(Array.isArray(t)){let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(l.label===void 0){let o={instancePath:s+"/social/"+n,schemaPath:"#/de\
finitions/socialLink/required",keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:e.
push(o),i++}if(l.icon===void 0){let o={instancePath:s+"/social/"+n,schemaPath:"#/definitions/socialL\
ink/required",keyword:"required",params:{missingProperty:"icon"}};e===null?e=[o]:e.push(o),i++}if(l.
url===void 0){let o={instancePath:s+"/social/"+n,schemaPath:"#/definitions/socialLink/required",keyword:"\
required",params:{missingProperty:"url"}};e===null?e=[o]:e.push(o),i++}for(let o in l)if(!(o==="labe\
l"||o==="icon"||o==="url")){let p={instancePath:s+"/social/"+n,schemaPath:"#/definitions/socialLink/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.
push(p),i++}if(l.label!==void 0){let o=l.label;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+
"/social/"+n+"/label",schemaPath:"#/definitions/socialLink/properties/label/minLength",keyword:"minL\
ength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/social/"+n+"/lab\
el",schemaPath:"#/definitions/socialLink/properties/label/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),i++}}if(l.icon!==void 0){let o=l.icon;if(typeof o=="string"){if(m(o)<1){let p={
instancePath:s+"/social/"+n+"/icon",schemaPath:"#/definitions/socialLink/properties/icon/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/soc\
ial/"+n+"/icon",schemaPath:"#/definitions/socialLink/properties/icon/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),i++}}if(l.url!==void 0){let o=l.url;if(typeof o=="string"){if(!R.
test(o)){let p={instancePath:s+"/social/"+n+"/url",schemaPath:"#/definitions/socialLink/properties/u\
rl/pattern",keyword:"pattern",params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/social/"+n+"/url",schemaPath:"#/definitions/socialLink/properties/url/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/s\
ocial/"+n,schemaPath:"#/definitions/socialLink/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/social",schemaPath:"#/properties/social/type",keyword:"\
type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.hours!==void 0){let t=a.hours;if(Array.
isArray(t)){if(t.length<1){let n={instancePath:s+"/hours",schemaPath:"#/properties/hours/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++)A.call(this,
t[n],{instancePath:s+"/hours/"+n,parentData:t,parentDataProperty:n,rootData:u})||(e=e===null?A.errors:
e.concat(A.errors),i=e.length)}else{let r={instancePath:s+"/hours",schemaPath:"#/properties/hours/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.exceptions!==void 0){let t=a.
exceptions;if(Array.isArray(t)){let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="obje\
ct"&&!Array.isArray(l)){if(l.date===void 0){let o={instancePath:s+"/exceptions/"+n,schemaPath:"#/def\
initions/exception/required",keyword:"required",params:{missingProperty:"date"}};e===null?e=[o]:e.push(
o),i++}if(l.note===void 0){let o={instancePath:s+"/exceptions/"+n,schemaPath:"#/definitions/exceptio\
n/required",keyword:"required",params:{missingProperty:"note"}};e===null?e=[o]:e.push(o),i++}for(let o in l)
if(!(o==="date"||o==="closed"||o==="open"||o==="close"||o==="note")){let p={instancePath:s+"/excepti\
ons/"+n,schemaPath:"#/definitions/exception/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.open!==void 0&&l.close===void 0){let o={instancePath:s+
"/exceptions/"+n,schemaPath:"#/definitions/exception/dependencies",keyword:"dependencies",params:{property:"\
open",missingProperty:"close",depsCount:1,deps:"close"}};e===null?e=[o]:e.push(o),i++}if(l.close!==void 0&&
l.open===void 0){let o={instancePath:s+"/exceptions/"+n,schemaPath:"#/definitions/exception/dependen\
cies",keyword:"dependencies",params:{property:"close",missingProperty:"open",depsCount:1,deps:"open"}};
e===null?e=[o]:e.push(o),i++}if(l.date!==void 0){let o=l.date;if(typeof o=="string"){if(!N.validate(
o)){let p={instancePath:s+"/exceptions/"+n+"/date",schemaPath:"#/definitions/exception/properties/da\
te/format",keyword:"format",params:{format:"date"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+
"/exceptions/"+n+"/date",schemaPath:"#/definitions/exception/properties/date/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.closed!==void 0&&typeof l.closed!="boolean"){let o={
instancePath:s+"/exceptions/"+n+"/closed",schemaPath:"#/definitions/exception/properties/closed/type",
keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(l.open!==void 0){let o=l.open;
if(typeof o=="string"){if(!F.test(o)){let p={instancePath:s+"/exceptions/"+n+"/open",schemaPath:"#/d\
efinitions/exception/properties/open/pattern",keyword:"pattern",params:{pattern:"^([01][0-9]|2[0-3])\
:[0-5][0-9]$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/exceptions/"+n+"/open",schemaPath:"\
#/definitions/exception/properties/open/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),i++}}if(l.close!==void 0){let o=l.close;if(typeof o=="string"){if(!F.test(o)){let p={instancePath:s+
"/exceptions/"+n+"/close",schemaPath:"#/definitions/exception/properties/close/pattern",keyword:"pat\
tern",params:{pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$"}};e===null?e=[p]:e.push(p),i++}}else{let p={
instancePath:s+"/exceptions/"+n+"/close",schemaPath:"#/definitions/exception/properties/close/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.note!==void 0){let o=l.note;
if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/exceptions/"+n+"/note",schemaPath:"#/defin\
itions/exception/properties/note/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:s+"/exceptions/"+n+"/note",schemaPath:"#/definitions/exception/prop\
erties/note/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{let o={
instancePath:s+"/exceptions/"+n,schemaPath:"#/definitions/exception/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/exceptions",schemaPath:"#/prop\
erties/exceptions/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.map!==
void 0){let t=a.map;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.provider===void 0){let r={instancePath:s+
"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty:"provider"}};
e===null?e=[r]:e.push(r),i++}if(t.embedUrl===void 0){let r={instancePath:s+"/map",schemaPath:"#/prop\
erties/map/required",keyword:"required",params:{missingProperty:"embedUrl"}};e===null?e=[r]:e.push(r),
i++}if(t.latitude===void 0){let r={instancePath:s+"/map",schemaPath:"#/properties/map/required",keyword:"\
required",params:{missingProperty:"latitude"}};e===null?e=[r]:e.push(r),i++}if(t.longitude===void 0){
let r={instancePath:s+"/map",schemaPath:"#/properties/map/required",keyword:"required",params:{missingProperty:"\
longitude"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="sample"||r==="provider"||r==="emb\
edUrl"||r==="latitude"||r==="longitude")){let n={instancePath:s+"/map",schemaPath:"#/properties/map/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.
push(n),i++}if(t.sample!==void 0&&typeof t.sample!="boolean"){let r={instancePath:s+"/map/sample",schemaPath:"\
#/properties/map/properties/sample/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(
r),i++}if(t.provider!==void 0){let r=t.provider;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/map/provider",schemaPath:"#/properties/map/properties/provider/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/map/provider",schemaPath:"#/pro\
perties/map/properties/provider/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
i++}}if(t.embedUrl!==void 0){let r=t.embedUrl;if(typeof r=="string"){if(!R.test(r)){let n={instancePath:s+
"/map/embedUrl",schemaPath:"#/properties/map/properties/embedUrl/pattern",keyword:"pattern",params:{
pattern:'^https://[^\\s"<>]+$'}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/map/embe\
dUrl",schemaPath:"#/properties/map/properties/embedUrl/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),i++}}if(t.latitude!==void 0){let r=t.latitude;if(!(typeof r=="number"&&isFinite(
r))){let n={instancePath:s+"/map/latitude",schemaPath:"#/properties/map/properties/latitude/type",keyword:"\
type",params:{type:"number"}};e===null?e=[n]:e.push(n),i++}if(!b(this.country,"latitude",r)){let n={
instancePath:s+"/map/latitude",schemaPath:"#/properties/map/properties/latitude/country",keyword:"co\
untry",params:{}};e===null?e=[n]:e.push(n),i++}}if(t.longitude!==void 0){let r=t.longitude;if(!(typeof r==
"number"&&isFinite(r))){let n={instancePath:s+"/map/longitude",schemaPath:"#/properties/map/properti\
es/longitude/type",keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),i++}if(!b(this.country,
"longitude",r)){let n={instancePath:s+"/map/longitude",schemaPath:"#/properties/map/properties/longi\
tude/country",keyword:"country",params:{}};e===null?e=[n]:e.push(n),i++}}}else{let r={instancePath:s+
"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),i++}}if(a.sections!==void 0){let t=a.sections;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.prices===
void 0){let r={instancePath:s+"/sections",schemaPath:"#/properties/sections/required",keyword:"requi\
red",params:{missingProperty:"prices"}};e===null?e=[r]:e.push(r),i++}if(t.testimonials===void 0){let r={
instancePath:s+"/sections",schemaPath:"#/properties/sections/required",keyword:"required",params:{missingProperty:"\
testimonials"}};e===null?e=[r]:e.push(r),i++}if(t.statistics===void 0){let r={instancePath:s+"/secti\
ons",schemaPath:"#/properties/sections/required",keyword:"required",params:{missingProperty:"statist\
ics"}};e===null?e=[r]:e.push(r),i++}if(t.map===void 0){let r={instancePath:s+"/sections",schemaPath:"\
#/properties/sections/required",keyword:"required",params:{missingProperty:"map"}};e===null?e=[r]:e.
push(r),i++}for(let r in t)if(!(r==="prices"||r==="testimonials"||r==="statistics"||r==="map")){let n={
instancePath:s+"/sections",schemaPath:"#/properties/sections/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(n),i++}if(t.prices!==void 0&&typeof t.
prices!="boolean"){let r={instancePath:s+"/sections/prices",schemaPath:"#/properties/sections/proper\
ties/prices/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(t.testimonials!==
void 0&&typeof t.testimonials!="boolean"){let r={instancePath:s+"/sections/testimonials",schemaPath:"\
#/properties/sections/properties/testimonials/type",keyword:"type",params:{type:"boolean"}};e===null?
e=[r]:e.push(r),i++}if(t.statistics!==void 0&&typeof t.statistics!="boolean"){let r={instancePath:s+
"/sections/statistics",schemaPath:"#/properties/sections/properties/statistics/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[r]:e.push(r),i++}if(t.map!==void 0){let r=t.map;if(typeof r!="s\
tring"){let n={instancePath:s+"/sections/map",schemaPath:"#/properties/sections/properties/map/type",
keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}if(!(r==="auto"||r==="click"||r===
"off")){let n={instancePath:s+"/sections/map",schemaPath:"#/properties/sections/properties/map/enum",
keyword:"enum",params:{allowedValues:Q.properties.sections.properties.map.enum}};e===null?e=[n]:e.push(
n),i++}}}else{let r={instancePath:s+"/sections",schemaPath:"#/properties/sections/type",keyword:"typ\
e",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.keywords!==void 0){let t=a.keywords;if(Array.
isArray(t)){if(t.length<1){let o={instancePath:s+"/keywords",schemaPath:"#/properties/keywords/minIt\
ems",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let r=t.length;for(let o=0;o<
r;o++){let p=t[o];if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/keywords/"+o,schemaPath:"\
#/properties/keywords/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),
i++}}else{let d={instancePath:s+"/keywords/"+o,schemaPath:"#/properties/keywords/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}let n=t.length,l;if(n>1){let o={};for(;n--;){
let p=t[n];if(typeof p=="string"){if(typeof o[p]=="number"){l=o[p];let d={instancePath:s+"/keywords",
schemaPath:"#/properties/keywords/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l}};e===null?e=[d]:
e.push(d),i++;break}o[p]=n}}}}else{let r={instancePath:s+"/keywords",schemaPath:"#/properties/keywor\
ds/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.editor!==void 0){let t=a.
editor;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:s+"/edit\
or",schemaPath:"#/properties/editor/required",keyword:"required",params:{missingProperty:"name"}};e===
null?e=[r]:e.push(r),i++}if(t.email===void 0){let r={instancePath:s+"/editor",schemaPath:"#/properti\
es/editor/required",keyword:"required",params:{missingProperty:"email"}};e===null?e=[r]:e.push(r),i++}
for(let r in t)if(!(r==="name"||r==="email")){let n={instancePath:s+"/editor",schemaPath:"#/properti\
es/editor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[n]:e.push(n),i++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/editor/name",schemaPath:"#/properties/editor/properties/name/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/editor/name",schemaPath:"#/prop\
erties/editor/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
i++}}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(!pe.test(r)){let n={instancePath:s+
"/editor/email",schemaPath:"#/properties/editor/properties/email/format",keyword:"format",params:{format:"\
email"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/editor/email",schemaPath:"#/prop\
erties/editor/properties/email/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
i++}}}else{let r={instancePath:s+"/editor",schemaPath:"#/properties/editor/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.lastUpdated!==void 0){let t=a.lastUpdated;if(typeof t==
"string"){if(!N.validate(t)){let r={instancePath:s+"/lastUpdated",schemaPath:"#/properties/lastUpdat\
ed/format",keyword:"format",params:{format:"date"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/lastUpdated",schemaPath:"#/properties/lastUpdated/type",keyword:"type",params:{type:"string"}};e===
null?e=[r]:e.push(r),i++}}if(a.requestOptions!==void 0){let t=a.requestOptions;if(Array.isArray(t)){
if(t.length<1){let o={instancePath:s+"/requestOptions",schemaPath:"#/properties/requestOptions/minIt\
ems",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let r=t.length;for(let o=0;o<
r;o++){let p=t[o];if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/requestOptions/"+o,schemaPath:"\
#/properties/requestOptions/items/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.
push(d),i++}}else{let d={instancePath:s+"/requestOptions/"+o,schemaPath:"#/properties/requestOptions\
/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}let n=t.length,l;if(n>
1){let o={};for(;n--;){let p=t[n];if(typeof p=="string"){if(typeof o[p]=="number"){l=o[p];let d={instancePath:s+
"/requestOptions",schemaPath:"#/properties/requestOptions/uniqueItems",keyword:"uniqueItems",params:{
i:n,j:l}};e===null?e=[d]:e.push(d),i++;break}o[p]=n}}}}else{let r={instancePath:s+"/requestOptions",
schemaPath:"#/properties/requestOptions/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.
push(r),i++}}if(a.requestRetentionDays!==void 0){let t=a.requestRetentionDays;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:s+"/requestRetentionDays",schemaPath:"#/propert\
ies/requestRetentionDays/type",keyword:"type",params:{type:"integer"}};e===null?e=[r]:e.push(r),i++}
if(typeof t=="number"&&isFinite(t)){if(t>3650||isNaN(t)){let r={instancePath:s+"/requestRetentionDay\
s",schemaPath:"#/properties/requestRetentionDays/maximum",keyword:"maximum",params:{comparison:"<=",
limit:3650}};e===null?e=[r]:e.push(r),i++}if(t<1||isNaN(t)){let r={instancePath:s+"/requestRetention\
Days",schemaPath:"#/properties/requestRetentionDays/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}};e===null?e=[r]:e.push(r),i++}}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return ue.errors=e,i===0}var ct=ce;var He={type:"object",additionalProperties:!1,required:["id","name","title","photo","summary","bio"],
properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},sample:{type:"boolean"},name:{type:"\
string",minLength:1},title:{type:"string",minLength:1},photo:{type:"string",minLength:1},summary:{type:"\
string",minLength:1},bio:{type:"array",minItems:1,items:{type:"string",minLength:1}},education:{type:"\
array",minItems:1,items:{type:"string",minLength:1}},areas:{type:"array",minItems:1,uniqueItems:!0,items:{
type:"string",minLength:1}}}};function ce(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(
t),i++}if(a.doctors===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"doctors"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="doc\
tors")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/do\
ctors.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"./schemas/doctors.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.doctors!==
void 0){let t=a.doctors;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/doctors",schemaPath:"\
#/properties/doctors/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.
length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let o={instancePath:s+"/doctors/"+n,schemaPath:"#/definitions/doctor/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.name===void 0){let o={instancePath:s+"/doct\
ors/"+n,schemaPath:"#/definitions/doctor/required",keyword:"required",params:{missingProperty:"name"}};
e===null?e=[o]:e.push(o),i++}if(l.title===void 0){let o={instancePath:s+"/doctors/"+n,schemaPath:"#/\
definitions/doctor/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[o]:e.push(
o),i++}if(l.photo===void 0){let o={instancePath:s+"/doctors/"+n,schemaPath:"#/definitions/doctor/req\
uired",keyword:"required",params:{missingProperty:"photo"}};e===null?e=[o]:e.push(o),i++}if(l.summary===
void 0){let o={instancePath:s+"/doctors/"+n,schemaPath:"#/definitions/doctor/required",keyword:"requ\
ired",params:{missingProperty:"summary"}};e===null?e=[o]:e.push(o),i++}if(l.bio===void 0){let o={instancePath:s+
"/doctors/"+n,schemaPath:"#/definitions/doctor/required",keyword:"required",params:{missingProperty:"\
bio"}};e===null?e=[o]:e.push(o),i++}for(let o in l)if(!Z.call(He.properties,o)){let p={instancePath:s+
"/doctors/"+n,schemaPath:"#/definitions/doctor/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){let o=l.id;if(typeof o==
"string"){if(!y.test(o)){let p={instancePath:s+"/doctors/"+n+"/id",schemaPath:"#/definitions/doctor/\
properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[p]:
e.push(p),i++}}else{let p={instancePath:s+"/doctors/"+n+"/id",schemaPath:"#/definitions/doctor/prope\
rties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.sample!==void 0&&
typeof l.sample!="boolean"){let o={instancePath:s+"/doctors/"+n+"/sample",schemaPath:"#/definitions/\
doctor/properties/sample/type",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),i++}
if(l.name!==void 0){let o=l.name;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/doctors/"+
n+"/name",schemaPath:"#/definitions/doctor/properties/name/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/doctors/"+n+"/name",schemaPath:"#/definit\
ions/doctor/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}
if(l.title!==void 0){let o=l.title;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/doctors\
/"+n+"/title",schemaPath:"#/definitions/doctor/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/doctors/"+n+"/title",schemaPath:"\
#/definitions/doctor/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),i++}}if(l.photo!==void 0){let o=l.photo;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+
"/doctors/"+n+"/photo",schemaPath:"#/definitions/doctor/properties/photo/minLength",keyword:"minLeng\
th",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/doctors/"+n+"/photo",
schemaPath:"#/definitions/doctor/properties/photo/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),i++}}if(l.summary!==void 0){let o=l.summary;if(typeof o=="string"){if(m(o)<1){let p={
instancePath:s+"/doctors/"+n+"/summary",schemaPath:"#/definitions/doctor/properties/summary/minLengt\
h",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/\
doctors/"+n+"/summary",schemaPath:"#/definitions/doctor/properties/summary/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.bio!==void 0){let o=l.bio;if(Array.isArray(o)){if(o.
length<1){let d={instancePath:s+"/doctors/"+n+"/bio",schemaPath:"#/definitions/doctor/properties/bio\
/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),i++}let p=o.length;for(let d=0;d<
p;d++){let g=o[d];if(typeof g=="string"){if(m(g)<1){let c={instancePath:s+"/doctors/"+n+"/bio/"+d,schemaPath:"\
#/definitions/doctor/properties/bio/items/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/doctors/"+n+"/bio/"+d,schemaPath:"#/definitions/do\
ctor/properties/bio/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),i++}}}else{
let p={instancePath:s+"/doctors/"+n+"/bio",schemaPath:"#/definitions/doctor/properties/bio/type",keyword:"\
type",params:{type:"array"}};e===null?e=[p]:e.push(p),i++}}if(l.education!==void 0){let o=l.education;
if(Array.isArray(o)){if(o.length<1){let d={instancePath:s+"/doctors/"+n+"/education",schemaPath:"#/d\
efinitions/doctor/properties/education/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:
e.push(d),i++}let p=o.length;for(let d=0;d<p;d++){let g=o[d];if(typeof g=="string"){if(m(g)<1){let c={
instancePath:s+"/doctors/"+n+"/education/"+d,schemaPath:"#/definitions/doctor/properties/education/i\
tems/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+
"/doctors/"+n+"/education/"+d,schemaPath:"#/definitions/doctor/properties/education/items/type",keyword:"\
type",params:{type:"string"}};e===null?e=[c]:e.push(c),i++}}}else{let p={instancePath:s+"/doctors/"+
n+"/education",schemaPath:"#/definitions/doctor/properties/education/type",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),i++}}if(l.areas!==void 0){let o=l.areas;if(Array.isArray(o)){if(o.
length<1){let c={instancePath:s+"/doctors/"+n+"/areas",schemaPath:"#/definitions/doctor/properties/a\
reas/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(c),i++}let p=o.length;for(let c=0;c<
p;c++){let L=o[c];if(typeof L=="string"){if(m(L)<1){let q={instancePath:s+"/doctors/"+n+"/areas/"+c,
schemaPath:"#/definitions/doctor/properties/areas/items/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[q]:e.push(q),i++}}else{let q={instancePath:s+"/doctors/"+n+"/areas/"+c,schemaPath:"#/def\
initions/doctor/properties/areas/items/type",keyword:"type",params:{type:"string"}};e===null?e=[q]:e.
push(q),i++}}let d=o.length,g;if(d>1){let c={};for(;d--;){let L=o[d];if(typeof L=="string"){if(typeof c[L]==
"number"){g=c[L];let q={instancePath:s+"/doctors/"+n+"/areas",schemaPath:"#/definitions/doctor/prope\
rties/areas/uniqueItems",keyword:"uniqueItems",params:{i:d,j:g}};e===null?e=[q]:e.push(q),i++;break}
c[L]=d}}}}else{let p={instancePath:s+"/doctors/"+n+"/areas",schemaPath:"#/definitions/doctor/propert\
ies/areas/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+
"/doctors/"+n,schemaPath:"#/definitions/doctor/type",keyword:"type",params:{type:"object"}};e===null?
e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/doctors",schemaPath:"#/properties/doctors/type",keyword:"\
type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}
var yt=ye;function v(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let t={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(a.title===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===
null?e=[t]:e.push(t),i++}if(a.photos===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"photos"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="i\
d"||t==="title"||t==="photos")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0){let t=a.
id;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+"/id",schemaPath:"#/properties/id/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),i++}}if(a.title!==void 0){let t=a.title;if(typeof t=="string"){if(m(t)<1){let r={
instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"#/properties/title/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.photos!==void 0){let t=a.
photos;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/photos",schemaPath:"#/properties/\
photos/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<
r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.photo===void 0){let o={instancePath:s+
"/photos/"+n,schemaPath:"#/definitions/galleryPhoto/required",keyword:"required",params:{missingProperty:"\
photo"}};e===null?e=[o]:e.push(o),i++}if(l.alt===void 0){let o={instancePath:s+"/photos/"+n,schemaPath:"\
#/definitions/galleryPhoto/required",keyword:"required",params:{missingProperty:"alt"}};e===null?e=[
o]:e.push(o),i++}for(let o in l)if(!(o==="photo"||o==="alt"||o==="caption")){let p={instancePath:s+"\
/photos/"+n,schemaPath:"#/definitions/galleryPhoto/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.photo!==void 0){let o=l.photo;if(typeof o==
"string"){if(m(o)<1){let p={instancePath:s+"/photos/"+n+"/photo",schemaPath:"#/definitions/galleryPh\
oto/properties/photo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/photos/"+n+"/photo",schemaPath:"#/definitions/galleryPhoto/properties/photo/\
type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.alt!==void 0){let o=l.
alt;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/photos/"+n+"/alt",schemaPath:"#/defini\
tions/galleryPhoto/properties/alt/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.
push(p),i++}}else{let p={instancePath:s+"/photos/"+n+"/alt",schemaPath:"#/definitions/galleryPhoto/p\
roperties/alt/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.caption!==
void 0){let o=l.caption;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/photos/"+n+"/capti\
on",schemaPath:"#/definitions/galleryPhoto/properties/caption/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/photos/"+n+"/caption",schemaPath:"\
#/definitions/galleryPhoto/properties/caption/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/photos/"+n,schemaPath:"#/definitions/galleryPhoto\
/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+
"/photos",schemaPath:"#/properties/photos/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return v.errors=e,i===0}function ye(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};
e===null?e=[t]:e.push(t),i++}if(a.galleries===void 0){let t={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"galleries"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="$schema"||t==="galleries")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&
a.$schema!=="./schemas/galleries.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/proper\
ties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas/galleries.schema.json"}};e===null?
e=[t]:e.push(t),i++}if(a.galleries!==void 0){let t=a.galleries;if(Array.isArray(t)){let r=t.length;for(let n=0;n<
r;n++)v.call(this,t[n],{instancePath:s+"/galleries/"+n,parentData:t,parentDataProperty:n,rootData:u})||
(e=e===null?v.errors:e.concat(v.errors),i=e.length)}else{let r={instancePath:s+"/galleries",schemaPath:"\
#/properties/galleries/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return ye.errors=e,i===0}var gt=ge;var Be={type:"object",additionalProperties:!1,required:["id","ground","headline","text","poster"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},ground:{type:"string",enum:["light","dark","ro\
om"]},headline:{type:"string",minLength:1},text:{type:"string",minLength:1},poster:{type:"string",minLength:1},
video:{type:"object",additionalProperties:!1,required:["av1","h264"],properties:{av1:{type:"string",
minLength:1},h264:{type:"string",minLength:1}}},phone:{type:"object",additionalProperties:!1,required:[
"picture","av1","h264"],properties:{picture:{type:"string",minLength:1},av1:{type:"string",minLength:1},
h264:{type:"string",minLength:1}}}}};function ge(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};
e===null?e=[t]:e.push(t),i++}if(a.slides===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"slides"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$\
schema"||t==="slides")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!==
"./schemas/hero.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/co\
nst",keyword:"const",params:{allowedValue:"./schemas/hero.schema.json"}};e===null?e=[t]:e.push(t),i++}
if(a.slides!==void 0){let t=a.slides;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/sli\
des",schemaPath:"#/properties/slides/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.
push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.id===void 0){let o={instancePath:s+"/slides/"+n,schemaPath:"#/definitions/heroSlide/require\
d",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.ground===void 0){
let o={instancePath:s+"/slides/"+n,schemaPath:"#/definitions/heroSlide/required",keyword:"required",
params:{missingProperty:"ground"}};e===null?e=[o]:e.push(o),i++}if(l.headline===void 0){let o={instancePath:s+
"/slides/"+n,schemaPath:"#/definitions/heroSlide/required",keyword:"required",params:{missingProperty:"\
headline"}};e===null?e=[o]:e.push(o),i++}if(l.text===void 0){let o={instancePath:s+"/slides/"+n,schemaPath:"\
#/definitions/heroSlide/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[o]:
e.push(o),i++}if(l.poster===void 0){let o={instancePath:s+"/slides/"+n,schemaPath:"#/definitions/her\
oSlide/required",keyword:"required",params:{missingProperty:"poster"}};e===null?e=[o]:e.push(o),i++}
for(let o in l)if(!(o==="id"||o==="ground"||o==="headline"||o==="text"||o==="poster"||o==="video"||o===
"phone")){let p={instancePath:s+"/slides/"+n,schemaPath:"#/definitions/heroSlide/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==
void 0){let o=l.id;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/slides/"+n+"/id",schemaPath:"\
#/definitions/heroSlide/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-\
9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/slides/"+n+"/id",schemaPath:"#/\
definitions/heroSlide/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),i++}}if(l.ground!==void 0){let o=l.ground;if(typeof o!="string"){let p={instancePath:s+"/slides/"+
n+"/ground",schemaPath:"#/definitions/heroSlide/properties/ground/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),i++}if(!(o==="light"||o==="dark"||o==="room")){let p={instancePath:s+
"/slides/"+n+"/ground",schemaPath:"#/definitions/heroSlide/properties/ground/enum",keyword:"enum",params:{
allowedValues:Be.properties.ground.enum}};e===null?e=[p]:e.push(p),i++}}if(l.headline!==void 0){let o=l.
headline;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/slides/"+n+"/headline",schemaPath:"\
#/definitions/heroSlide/properties/headline/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/slides/"+n+"/headline",schemaPath:"#/definitions/h\
eroSlide/properties/headline/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}
if(l.text!==void 0){let o=l.text;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/slides/"+
n+"/text",schemaPath:"#/definitions/heroSlide/properties/text/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/slides/"+n+"/text",schemaPath:"\
#/definitions/heroSlide/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),i++}}if(l.poster!==void 0){let o=l.poster;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+
"/slides/"+n+"/poster",schemaPath:"#/definitions/heroSlide/properties/poster/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/slides/"+n+"/po\
ster",schemaPath:"#/definitions/heroSlide/properties/poster/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[p]:e.push(p),i++}}if(l.video!==void 0){let o=l.video;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.av1===void 0){let p={instancePath:s+"/slides/"+n+"/video",schemaPath:"#/definitions\
/heroSlide/properties/video/required",keyword:"required",params:{missingProperty:"av1"}};e===null?e=
[p]:e.push(p),i++}if(o.h264===void 0){let p={instancePath:s+"/slides/"+n+"/video",schemaPath:"#/defi\
nitions/heroSlide/properties/video/required",keyword:"required",params:{missingProperty:"h264"}};e===
null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="av1"||p==="h264")){let d={instancePath:s+"/slides/"+
n+"/video",schemaPath:"#/definitions/heroSlide/properties/video/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),i++}if(o.av1!==void 0){let p=o.
av1;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/slides/"+n+"/video/av1",schemaPath:"#/\
definitions/heroSlide/properties/video/properties/av1/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:s+"/slides/"+n+"/video/av1",schemaPath:"#/def\
initions/heroSlide/properties/video/properties/av1/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),i++}}if(o.h264!==void 0){let p=o.h264;if(typeof p=="string"){if(m(p)<1){let d={
instancePath:s+"/slides/"+n+"/video/h264",schemaPath:"#/definitions/heroSlide/properties/video/prope\
rties/h264/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),i++}}else{let d={
instancePath:s+"/slides/"+n+"/video/h264",schemaPath:"#/definitions/heroSlide/properties/video/prope\
rties/h264/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}}else{let p={instancePath:s+
"/slides/"+n+"/video",schemaPath:"#/definitions/heroSlide/properties/video/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),i++}}if(l.phone!==void 0){let o=l.phone;if(o&&typeof o=="ob\
ject"&&!Array.isArray(o)){if(o.picture===void 0){let p={instancePath:s+"/slides/"+n+"/phone",schemaPath:"\
#/definitions/heroSlide/properties/phone/required",keyword:"required",params:{missingProperty:"pictu\
re"}};e===null?e=[p]:e.push(p),i++}if(o.av1===void 0){let p={instancePath:s+"/slides/"+n+"/phone",schemaPath:"\
#/definitions/heroSlide/properties/phone/required",keyword:"required",params:{missingProperty:"av1"}};
e===null?e=[p]:e.push(p),i++}if(o.h264===void 0){let p={instancePath:s+"/slides/"+n+"/phone",schemaPath:"\
#/definitions/heroSlide/properties/phone/required",keyword:"required",params:{missingProperty:"h264"}};
e===null?e=[p]:e.push(p),i++}for(let p in o)if(!(p==="picture"||p==="av1"||p==="h264")){let d={instancePath:s+
"/slides/"+n+"/phone",schemaPath:"#/definitions/heroSlide/properties/phone/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p}};e===null?e=[d]:e.push(d),i++}if(o.picture!==void 0){
let p=o.picture;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/slides/"+n+"/phone/picture",
schemaPath:"#/definitions/heroSlide/properties/phone/properties/picture/minLength",keyword:"minLengt\
h",params:{limit:1}};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:s+"/slides/"+n+"/phone/p\
icture",schemaPath:"#/definitions/heroSlide/properties/phone/properties/picture/type",keyword:"type",
params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}if(o.av1!==void 0){let p=o.av1;if(typeof p=="s\
tring"){if(m(p)<1){let d={instancePath:s+"/slides/"+n+"/phone/av1",schemaPath:"#/definitions/heroSli\
de/properties/phone/properties/av1/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.
push(d),i++}}else{let d={instancePath:s+"/slides/"+n+"/phone/av1",schemaPath:"#/definitions/heroSlid\
e/properties/phone/properties/av1/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(
d),i++}}if(o.h264!==void 0){let p=o.h264;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/s\
lides/"+n+"/phone/h264",schemaPath:"#/definitions/heroSlide/properties/phone/properties/h264/minLeng\
th",keyword:"minLength",params:{limit:1}};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:s+"\
/slides/"+n+"/phone/h264",schemaPath:"#/definitions/heroSlide/properties/phone/properties/h264/type",
keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}}else{let p={instancePath:s+"/s\
lides/"+n+"/phone",schemaPath:"#/definitions/heroSlide/properties/phone/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/slides/"+n,schemaPath:"#\
/definitions/heroSlide/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:s+"/slides",schemaPath:"#/properties/slides/type",keyword:"type",params:{type:"a\
rray"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return ge.errors=e,i===0}var Pt=Pe;var Ge={type:"object",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:[
"hero","about-overview","services-overview","doctors-overview","statistics","testimonials","contact-\
overview","about","direction","services","doctors","prices","contact","appointment","privacy","prose",
"questions","treatment","gallery","call"]},record:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}}},
Ye=new RegExp("^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$","u");function j(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(a.path===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),i++}if(a.title===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ti\
tle"}};e===null?e=[t]:e.push(t),i++}if(a.description===void 0){let t={instancePath:s,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"description"}};e===null?e=[t]:e.push(t),i++}if(a.
sections===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
sections"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="id"||t==="path"||t==="title"||t===
"heading"||t==="intro"||t==="description"||t==="off"||t==="sections")){let r={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:
e.push(r),i++}if(a.id!==void 0){let t=a.id;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.path!==void 0){let t=a.
path;if(typeof t=="string"){if(!Ye.test(t)){let r={instancePath:s+"/path",schemaPath:"#/properties/p\
ath/pattern",keyword:"pattern",params:{pattern:"^/(?:[\\p{L}\\p{N}]+(?:[-/][\\p{L}\\p{N}]+)*)?$"}};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.title!==void 0){let t=a.title;if(typeof t==
"string"){if(m(t)<1){let r={instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.heading!==
void 0){let t=a.heading;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/heading",schemaPath:"\
#/properties/heading/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}}if(a.intro!==void 0){let t=a.intro;if(typeof t=="string"){if(m(
t)<1){let r={instancePath:s+"/intro",schemaPath:"#/properties/intro/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/intro",schemaPath:"#/properties\
/intro/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.description!==
void 0){let t=a.description;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/description",schemaPath:"\
#/properties/description/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.off!==void 0&&typeof a.off!="boolean"){let t={instancePath:s+
"/off",schemaPath:"#/properties/off/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(
t),i++}if(a.sections!==void 0){let t=a.sections;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+
"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.
isArray(l)){if(l.kind===void 0){let o={instancePath:s+"/sections/"+n,schemaPath:"#/definitions/pageS\
ection/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[o]:e.push(o),i++}for(let o in l)
if(!(o==="kind"||o==="record")){let p={instancePath:s+"/sections/"+n,schemaPath:"#/definitions/pageS\
ection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?
e=[p]:e.push(p),i++}if(l.kind!==void 0){let o=l.kind;if(typeof o!="string"){let p={instancePath:s+"/\
sections/"+n+"/kind",schemaPath:"#/definitions/pageSection/properties/kind/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),i++}if(!(o==="hero"||o==="about-overview"||o==="services-ov\
erview"||o==="doctors-overview"||o==="statistics"||o==="testimonials"||o==="contact-overview"||o==="\
about"||o==="direction"||o==="services"||o==="doctors"||o==="prices"||o==="contact"||o==="appointmen\
t"||o==="privacy"||o==="prose"||o==="questions"||o==="treatment"||o==="gallery"||o==="call")){let p={
instancePath:s+"/sections/"+n+"/kind",schemaPath:"#/definitions/pageSection/properties/kind/enum",keyword:"\
enum",params:{allowedValues:Ge.properties.kind.enum}};e===null?e=[p]:e.push(p),i++}}if(l.record!==void 0){
let o=l.record;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/sections/"+n+"/record",
schemaPath:"#/definitions/pageSection/properties/record/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/sections/"+n+
"/record",schemaPath:"#/definitions/pageSection/properties/record/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/sections/"+n,schemaPath:"#/def\
initions/pageSection/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:s+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type:"\
array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return j.errors=e,i===0}function Pe(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.pages===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"}};e===null?e=[t]:e.push(t),
i++}if(a.menus===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
menus"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="pages"||t==="menus")){
let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/pages.schema.json"){let t={
instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"\
./schemas/pages.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.pages!==void 0){let t=a.pages;if(Array.
isArray(t)){if(t.length<1){let n={instancePath:s+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++)j.call(this,
t[n],{instancePath:s+"/pages/"+n,parentData:t,parentDataProperty:n,rootData:u})||(e=e===null?j.errors:
e.concat(j.errors),i=e.length)}else{let r={instancePath:s+"/pages",schemaPath:"#/properties/pages/ty\
pe",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.menus!==void 0){let t=a.
menus;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.main===void 0){let r={instancePath:s+"/menus",
schemaPath:"#/properties/menus/required",keyword:"required",params:{missingProperty:"main"}};e===null?
e=[r]:e.push(r),i++}if(t.drawer===void 0){let r={instancePath:s+"/menus",schemaPath:"#/properties/me\
nus/required",keyword:"required",params:{missingProperty:"drawer"}};e===null?e=[r]:e.push(r),i++}if(t.
footer===void 0){let r={instancePath:s+"/menus",schemaPath:"#/properties/menus/required",keyword:"re\
quired",params:{missingProperty:"footer"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="mai\
n"||r==="drawer"||r==="footer")){let n={instancePath:s+"/menus",schemaPath:"#/properties/menus/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(
n),i++}if(t.main!==void 0){let r=t.main;if(Array.isArray(r)){if(r.length<1){let l={instancePath:s+"/\
menus/main",schemaPath:"#/properties/menus/properties/main/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[l]:e.push(l),i++}let n=r.length;for(let l=0;l<n;l++){let o=r[l];if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.page===void 0){let p={instancePath:s+"/menus/main/"+l,schemaPath:"#/definiti\
ons/menuEntry/required",keyword:"required",params:{missingProperty:"page"}};e===null?e=[p]:e.push(p),
i++}for(let p in o)if(!(p==="page"||p==="label")){let d={instancePath:s+"/menus/main/"+l,schemaPath:"\
#/definitions/menuEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[d]:e.push(d),i++}if(o.page!==void 0){let p=o.page;if(typeof p=="string"){if(!y.test(p)){
let d={instancePath:s+"/menus/main/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page/p\
attern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[d]:e.push(d),i++}}else{
let d={instancePath:s+"/menus/main/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}if(o.label!==void 0){let p=o.
label;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/menus/main/"+l+"/label",schemaPath:"\
#/definitions/menuEntry/properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[d]:e.push(d),i++}}else{let d={instancePath:s+"/menus/main/"+l+"/label",schemaPath:"#/definitions/me\
nuEntry/properties/label/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}}else{
let p={instancePath:s+"/menus/main/"+l,schemaPath:"#/definitions/menuEntry/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),i++}}}else{let n={instancePath:s+"/menus/main",schemaPath:"\
#/properties/menus/properties/main/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),i++}}if(t.drawer!==void 0){let r=t.drawer;if(Array.isArray(r)){if(r.length<1){let l={instancePath:s+
"/menus/drawer",schemaPath:"#/properties/menus/properties/drawer/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[l]:e.push(l),i++}let n=r.length;for(let l=0;l<n;l++){let o=r[l];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.page===void 0){let p={instancePath:s+"/menus/drawer/"+l,schemaPath:"\
#/definitions/menuEntry/required",keyword:"required",params:{missingProperty:"page"}};e===null?e=[p]:
e.push(p),i++}for(let p in o)if(!(p==="page"||p==="label")){let d={instancePath:s+"/menus/drawer/"+l,
schemaPath:"#/definitions/menuEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[d]:e.push(d),i++}if(o.page!==void 0){let p=o.page;if(typeof p=="string"){if(!y.test(p)){
let d={instancePath:s+"/menus/drawer/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page\
/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[d]:e.push(d),i++}}else{
let d={instancePath:s+"/menus/drawer/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page\
/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}if(o.label!==void 0){let p=o.
label;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/menus/drawer/"+l+"/label",schemaPath:"\
#/definitions/menuEntry/properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[d]:e.push(d),i++}}else{let d={instancePath:s+"/menus/drawer/"+l+"/label",schemaPath:"#/definitions/\
menuEntry/properties/label/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}}else{
let p={instancePath:s+"/menus/drawer/"+l,schemaPath:"#/definitions/menuEntry/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),i++}}}else{let n={instancePath:s+"/menus/drawer",schemaPath:"\
#/properties/menus/properties/drawer/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),i++}}if(t.footer!==void 0){let r=t.footer;if(Array.isArray(r)){if(r.length<1){let l={instancePath:s+
"/menus/footer",schemaPath:"#/properties/menus/properties/footer/minItems",keyword:"minItems",params:{
limit:1}};e===null?e=[l]:e.push(l),i++}let n=r.length;for(let l=0;l<n;l++){let o=r[l];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.page===void 0){let p={instancePath:s+"/menus/footer/"+l,schemaPath:"\
#/definitions/menuEntry/required",keyword:"required",params:{missingProperty:"page"}};e===null?e=[p]:
e.push(p),i++}for(let p in o)if(!(p==="page"||p==="label")){let d={instancePath:s+"/menus/footer/"+l,
schemaPath:"#/definitions/menuEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}};
e===null?e=[d]:e.push(d),i++}if(o.page!==void 0){let p=o.page;if(typeof p=="string"){if(!y.test(p)){
let d={instancePath:s+"/menus/footer/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page\
/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[d]:e.push(d),i++}}else{
let d={instancePath:s+"/menus/footer/"+l+"/page",schemaPath:"#/definitions/menuEntry/properties/page\
/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}if(o.label!==void 0){let p=o.
label;if(typeof p=="string"){if(m(p)<1){let d={instancePath:s+"/menus/footer/"+l+"/label",schemaPath:"\
#/definitions/menuEntry/properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[d]:e.push(d),i++}}else{let d={instancePath:s+"/menus/footer/"+l+"/label",schemaPath:"#/definitions/\
menuEntry/properties/label/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}}else{
let p={instancePath:s+"/menus/footer/"+l,schemaPath:"#/definitions/menuEntry/type",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),i++}}}else{let n={instancePath:s+"/menus/footer",schemaPath:"\
#/properties/menus/properties/footer/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),i++}}}else{let r={instancePath:s+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return Pe.errors=e,i===0}var kt=ke;function z(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let t={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(a.title===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===
null?e=[t]:e.push(t),i++}if(a.rows===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="id"||
t==="title"||t==="rows")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0){let t=a.
id;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+"/id",schemaPath:"#/properties/id/pat\
tern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),i++}}if(a.title!==void 0){let t=a.title;if(typeof t=="string"){if(m(t)<1){let r={
instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"#/properties/title/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.rows!==void 0){let t=a.
rows;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/rows",schemaPath:"#/properties/rows\
/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<
r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let o={instancePath:s+
"/rows/"+n,schemaPath:"#/definitions/priceRow/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[o]:e.push(o),i++}if(l.treatment===void 0){let o={instancePath:s+"/rows/"+n,schemaPath:"\
#/definitions/priceRow/required",keyword:"required",params:{missingProperty:"treatment"}};e===null?e=
[o]:e.push(o),i++}for(let o in l)if(!(o==="id"||o==="treatment"||o==="min"||o==="max")){let p={instancePath:s+
"/rows/"+n,schemaPath:"#/definitions/priceRow/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.min!==void 0&&l.max===void 0){let o={instancePath:s+
"/rows/"+n,schemaPath:"#/definitions/priceRow/dependencies",keyword:"dependencies",params:{property:"\
min",missingProperty:"max",depsCount:1,deps:"max"}};e===null?e=[o]:e.push(o),i++}if(l.max!==void 0&&
l.min===void 0){let o={instancePath:s+"/rows/"+n,schemaPath:"#/definitions/priceRow/dependencies",keyword:"\
dependencies",params:{property:"max",missingProperty:"min",depsCount:1,deps:"min"}};e===null?e=[o]:e.
push(o),i++}if(l.id!==void 0){let o=l.id;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+
"/rows/"+n+"/id",schemaPath:"#/definitions/priceRow/properties/id/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/rows\
/"+n+"/id",schemaPath:"#/definitions/priceRow/properties/id/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[p]:e.push(p),i++}}if(l.treatment!==void 0){let o=l.treatment;if(typeof o=="string"){
if(m(o)<1){let p={instancePath:s+"/rows/"+n+"/treatment",schemaPath:"#/definitions/priceRow/properti\
es/treatment/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={
instancePath:s+"/rows/"+n+"/treatment",schemaPath:"#/definitions/priceRow/properties/treatment/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.min!==void 0){let o=l.min;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:s+"/rows/"+n+"/min",schemaPath:"\
#/definitions/priceRow/properties/min/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.
push(p),i++}if(typeof o=="number"&&isFinite(o)){if(o>1e7||isNaN(o)){let p={instancePath:s+"/rows/"+n+
"/min",schemaPath:"#/definitions/priceRow/properties/min/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e7}};e===null?e=[p]:e.push(p),i++}if(o<1||isNaN(o)){let p={instancePath:s+"/rows/"+n+"/mi\
n",schemaPath:"#/definitions/priceRow/properties/min/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[p]:e.push(p),i++}}}if(l.max!==void 0){let o=l.max;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:s+"/rows/"+n+"/max",schemaPath:"#/definitions/p\
riceRow/properties/max/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),i++}if(typeof o==
"number"&&isFinite(o)){if(o>1e7||isNaN(o)){let p={instancePath:s+"/rows/"+n+"/max",schemaPath:"#/def\
initions/priceRow/properties/max/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e7}};e===
null?e=[p]:e.push(p),i++}if(o<1||isNaN(o)){let p={instancePath:s+"/rows/"+n+"/max",schemaPath:"#/def\
initions/priceRow/properties/max/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?
e=[p]:e.push(p),i++}}}}else{let o={instancePath:s+"/rows/"+n,schemaPath:"#/definitions/priceRow/type",
keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/r\
ows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(
r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),i++}return z.errors=e,i===0}function ke(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};
e===null?e=[t]:e.push(t),i++}if(a.listDate===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"listDate"}};e===null?e=[t]:e.push(t),i++}if(a.categories===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"categories"}};
e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="listDate"||t==="categories")){let r={
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/prices.schema.json"){let t={
instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"\
./schemas/prices.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.listDate!==void 0){let t=a.listDate;
if(typeof t=="string"){if(!N.validate(t)){let r={instancePath:s+"/listDate",schemaPath:"#/properties\
/listDate/format",keyword:"format",params:{format:"date"}};e===null?e=[r]:e.push(r),i++}}else{let r={
instancePath:s+"/listDate",schemaPath:"#/properties/listDate/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[r]:e.push(r),i++}}if(a.categories!==void 0){let t=a.categories;if(Array.isArray(t)){
let r=t.length;for(let n=0;n<r;n++)z.call(this,t[n],{instancePath:s+"/categories/"+n,parentData:t,parentDataProperty:n,
rootData:u})||(e=e===null?z.errors:e.concat(z.errors),i=e.length)}else{let r={instancePath:s+"/categ\
ories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return ke.errors=e,i===0}var wt=we;var We={type:"object",additionalProperties:!1,required:["id","title","text"],properties:{id:{type:"s\
tring",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},shows:{type:"string",enum:[
"controller","retention","map","application"]},text:{type:"array",minItems:1,items:{type:"string",minLength:1}},
list:{type:"array",minItems:1,items:{type:"string",minLength:1}}}};function we(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.intro===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"intro"}};e===null?e=[t]:e.push(t),
i++}if(a.sections===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sections"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="sa\
mple"||t==="intro"||t==="sections")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&
a.$schema!=="./schemas/privacy.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properti\
es/%24schema/const",keyword:"const",params:{allowedValue:"./schemas/privacy.schema.json"}};e===null?
e=[t]:e.push(t),i++}if(a.sample!==void 0&&typeof a.sample!="boolean"){let t={instancePath:s+"/sample",
schemaPath:"#/properties/sample/type",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(
t),i++}if(a.intro!==void 0){let t=a.intro;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+
"/intro",schemaPath:"#/properties/intro/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:
e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="string"){if(m(l)<1){let o={
instancePath:s+"/intro/"+n,schemaPath:"#/properties/intro/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/intro/"+n,schemaPath:"#/propert\
ies/intro/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let r={
instancePath:s+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type:"array"}};e===
null?e=[r]:e.push(r),i++}}if(a.sections!==void 0){let t=a.sections;if(Array.isArray(t)){if(t.length<
1){let n={instancePath:s+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",
params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let o={instancePath:s+"/sections/"+n,schemaPath:"\
#/definitions/privacySection/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=
[o]:e.push(o),i++}if(l.title===void 0){let o={instancePath:s+"/sections/"+n,schemaPath:"#/definition\
s/privacySection/required",keyword:"required",params:{missingProperty:"title"}};e===null?e=[o]:e.push(
o),i++}if(l.text===void 0){let o={instancePath:s+"/sections/"+n,schemaPath:"#/definitions/privacySec\
tion/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[o]:e.push(o),i++}for(let o in l)
if(!(o==="id"||o==="title"||o==="shows"||o==="text"||o==="list")){let p={instancePath:s+"/sections/"+
n,schemaPath:"#/definitions/privacySection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){let o=l.id;if(typeof o=="strin\
g"){if(!y.test(o)){let p={instancePath:s+"/sections/"+n+"/id",schemaPath:"#/definitions/privacySecti\
on/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=
[p]:e.push(p),i++}}else{let p={instancePath:s+"/sections/"+n+"/id",schemaPath:"#/definitions/privacy\
Section/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.
title!==void 0){let o=l.title;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/sections/"+n+
"/title",schemaPath:"#/definitions/privacySection/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/sections/"+n+"/title",schemaPath:"\
#/definitions/privacySection/properties/title/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),i++}}if(l.shows!==void 0){let o=l.shows;if(typeof o!="string"){let p={instancePath:s+
"/sections/"+n+"/shows",schemaPath:"#/definitions/privacySection/properties/shows/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}if(!(o==="controller"||o==="retention"||o===
"map"||o==="application")){let p={instancePath:s+"/sections/"+n+"/shows",schemaPath:"#/definitions/p\
rivacySection/properties/shows/enum",keyword:"enum",params:{allowedValues:We.properties.shows.enum}};
e===null?e=[p]:e.push(p),i++}}if(l.text!==void 0){let o=l.text;if(Array.isArray(o)){if(o.length<1){let d={
instancePath:s+"/sections/"+n+"/text",schemaPath:"#/definitions/privacySection/properties/text/minIt\
ems",keyword:"minItems",params:{limit:1}};e===null?e=[d]:e.push(d),i++}let p=o.length;for(let d=0;d<
p;d++){let g=o[d];if(typeof g=="string"){if(m(g)<1){let c={instancePath:s+"/sections/"+n+"/text/"+d,
schemaPath:"#/definitions/privacySection/properties/text/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/sections/"+n+"/text/"+d,schemaPath:"\
#/definitions/privacySection/properties/text/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[c]:e.push(c),i++}}}else{let p={instancePath:s+"/sections/"+n+"/text",schemaPath:"#/definitio\
ns/privacySection/properties/text/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(
p),i++}}if(l.list!==void 0){let o=l.list;if(Array.isArray(o)){if(o.length<1){let d={instancePath:s+"\
/sections/"+n+"/list",schemaPath:"#/definitions/privacySection/properties/list/minItems",keyword:"mi\
nItems",params:{limit:1}};e===null?e=[d]:e.push(d),i++}let p=o.length;for(let d=0;d<p;d++){let g=o[d];
if(typeof g=="string"){if(m(g)<1){let c={instancePath:s+"/sections/"+n+"/list/"+d,schemaPath:"#/defi\
nitions/privacySection/properties/list/items/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/sections/"+n+"/list/"+d,schemaPath:"#/definitions/\
privacySection/properties/list/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),i++}}}else{let p={instancePath:s+"/sections/"+n+"/list",schemaPath:"#/definitions/privacySection/\
properties/list/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),i++}}}else{let o={
instancePath:s+"/sections/"+n,schemaPath:"#/definitions/privacySection/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/sections",schemaPath:"#/\
properties/sections/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return we.errors=e,i===0}var qt=qe;function x(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){let t={instancePath:s,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="title"||t==="text"||t==="list"||t==="steps"||t==="photo"||t==="photoAlt"||t==="links")){let r={
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[r]:e.push(r),i++}if(a.photo!==void 0&&a.photoAlt===void 0){let t={instancePath:s,schemaPath:"\
#/dependencies",keyword:"dependencies",params:{property:"photo",missingProperty:"photoAlt",depsCount:1,
deps:"photoAlt"}};e===null?e=[t]:e.push(t),i++}if(a.photoAlt!==void 0&&a.photo===void 0){let t={instancePath:s,
schemaPath:"#/dependencies",keyword:"dependencies",params:{property:"photoAlt",missingProperty:"phot\
o",depsCount:1,deps:"photo"}};e===null?e=[t]:e.push(t),i++}if(a.title!==void 0){let t=a.title;if(typeof t==
"string"){if(m(t)<1){let r={instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.text!==
void 0){let t=a.text;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/text",schemaPath:"#\
/properties/text/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.
length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="string"){if(m(l)<1){let o={instancePath:s+"/tex\
t/"+n,schemaPath:"#/properties/text/items/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/text/"+n,schemaPath:"#/properties/text/items/type",
keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/t\
ext",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(
r),i++}}if(a.list!==void 0){let t=a.list;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"\
/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.
push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="string"){if(m(l)<1){let o={
instancePath:s+"/list/"+n,schemaPath:"#/properties/list/items/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/list/"+n,schemaPath:"#/properti\
es/list/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{let r={
instancePath:s+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type:"array"}};e===
null?e=[r]:e.push(r),i++}}if(a.steps!==void 0){let t=a.steps;if(Array.isArray(t)){if(t.length<1){let n={
instancePath:s+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit:1}};
e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l=="string"){if(m(
l)<1){let o={instancePath:s+"/steps/"+n,schemaPath:"#/properties/steps/items/minLength",keyword:"min\
Length",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/steps/"+n,schemaPath:"\
#/properties/steps/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:s+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[r]:e.push(r),i++}}if(a.photo!==void 0){let t=a.photo;if(typeof t=="string"){if(m(t)<
1){let r={instancePath:s+"/photo",schemaPath:"#/properties/photo/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/photo",schemaPath:"#/properties\
/photo/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.photoAlt!==void 0){
let t=a.photoAlt;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/photoAlt",schemaPath:"#/p\
roperties/photoAlt/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/photoAlt",schemaPath:"#/properties/photoAlt/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}}if(a.links!==void 0){let t=a.links;if(Array.isArray(t)){if(t.
length<1){let n={instancePath:s+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",
params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.label===void 0){let o={instancePath:s+"/links/"+n,schemaPath:"\
#/definitions/proseLink/required",keyword:"required",params:{missingProperty:"label"}};e===null?e=[o]:
e.push(o),i++}for(let o in l)if(!(o==="label"||o==="page"||o==="url")){let p={instancePath:s+"/links\
/"+n,schemaPath:"#/definitions/proseLink/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.label!==void 0){let o=l.label;if(typeof o==
"string"){if(m(o)<1){let p={instancePath:s+"/links/"+n+"/label",schemaPath:"#/definitions/proseLink/\
properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/links/"+n+"/label",schemaPath:"#/definitions/proseLink/properties/label/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.page!==void 0){let o=l.page;
if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/links/"+n+"/page",schemaPath:"#/defini\
tions/proseLink/properties/page/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/links/"+n+"/page",schemaPath:"#/definitio\
ns/proseLink/properties/page/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}
if(l.url!==void 0){let o=l.url;if(typeof o=="string"){if(!R.test(o)){let p={instancePath:s+"/links/"+
n+"/url",schemaPath:"#/definitions/proseLink/properties/url/pattern",keyword:"pattern",params:{pattern:'\
^https://[^\\s"<>]+$'}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/links/"+n+"/url",
schemaPath:"#/definitions/proseLink/properties/url/type",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/links/"+n,schemaPath:"#/definitions/proseLin\
k/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+
"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.
push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return x.errors=e,i===0}function I(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=
[t]:e.push(t),i++}if(a.parts===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"parts"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="id"||t===
"title"||t==="parts")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0){let t=a.id;
if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+"/id",schemaPath:"#/properties/id/patter\
n",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),i++}}if(a.title!==void 0){let t=a.title;if(typeof t=="string"){if(m(t)<1){let r={
instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"#/properties/title/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.parts!==void 0){let t=a.
parts;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/parts",schemaPath:"#/properties/pa\
rts/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<
r;n++)x.call(this,t[n],{instancePath:s+"/parts/"+n,parentData:t,parentDataProperty:n,rootData:u})||(e=
e===null?x.errors:e.concat(x.errors),i=e.length)}else{let r={instancePath:s+"/parts",schemaPath:"#/p\
roperties/parts/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}
return I.errors=e,i===0}function qe(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(
t),i++}if(a.texts===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"texts"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="texts")){
let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/prose.schema.json"){let t={
instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"\
./schemas/prose.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.texts!==void 0){let t=a.texts;if(Array.
isArray(t)){let r=t.length;for(let n=0;n<r;n++)I.call(this,t[n],{instancePath:s+"/texts/"+n,parentData:t,
parentDataProperty:n,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),i=e.length)}else{let r={instancePath:s+
"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.
push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return qe.errors=e,i===0}var bt=be;function D(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let t={instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(a.title===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"}};e===
null?e=[t]:e.push(t),i++}if(a.questions===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"questions"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t===
"id"||t==="title"||t==="questions")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.id!==void 0){
let t=a.id;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+"/id",schemaPath:"#/propertie\
s/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}}if(a.title!==void 0){let t=a.title;if(typeof t=="string"){if(m(
t)<1){let r={instancePath:s+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.questions!==void 0){
let t=a.questions;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/questions",schemaPath:"\
#/properties/questions/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.
length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let o={instancePath:s+"/questions/"+n,schemaPath:"#/definitions/question/required",keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.question===void 0){let o={instancePath:s+
"/questions/"+n,schemaPath:"#/definitions/question/required",keyword:"required",params:{missingProperty:"\
question"}};e===null?e=[o]:e.push(o),i++}if(l.answer===void 0){let o={instancePath:s+"/questions/"+n,
schemaPath:"#/definitions/question/required",keyword:"required",params:{missingProperty:"answer"}};e===
null?e=[o]:e.push(o),i++}for(let o in l)if(!(o==="id"||o==="question"||o==="answer")){let p={instancePath:s+
"/questions/"+n,schemaPath:"#/definitions/question/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){let o=l.id;if(typeof o==
"string"){if(!y.test(o)){let p={instancePath:s+"/questions/"+n+"/id",schemaPath:"#/definitions/quest\
ion/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=
[p]:e.push(p),i++}}else{let p={instancePath:s+"/questions/"+n+"/id",schemaPath:"#/definitions/questi\
on/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.question!==
void 0){let o=l.question;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/questions/"+n+"/q\
uestion",schemaPath:"#/definitions/question/properties/question/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/questions/"+n+"/question",schemaPath:"\
#/definitions/question/properties/question/type",keyword:"type",params:{type:"string"}};e===null?e=[
p]:e.push(p),i++}}if(l.answer!==void 0){let o=l.answer;if(Array.isArray(o)){if(o.length<1){let d={instancePath:s+
"/questions/"+n+"/answer",schemaPath:"#/definitions/question/properties/answer/minItems",keyword:"mi\
nItems",params:{limit:1}};e===null?e=[d]:e.push(d),i++}let p=o.length;for(let d=0;d<p;d++){let g=o[d];
if(typeof g=="string"){if(m(g)<1){let c={instancePath:s+"/questions/"+n+"/answer/"+d,schemaPath:"#/d\
efinitions/question/properties/answer/items/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[c]:e.push(c),i++}}else{let c={instancePath:s+"/questions/"+n+"/answer/"+d,schemaPath:"#/definitio\
ns/question/properties/answer/items/type",keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(
c),i++}}}else{let p={instancePath:s+"/questions/"+n+"/answer",schemaPath:"#/definitions/question/pro\
perties/answer/type",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),i++}}}else{let o={
instancePath:s+"/questions/"+n,schemaPath:"#/definitions/question/type",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/questions",schemaPath:"#/prope\
rties/questions/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}
return D.errors=e,i===0}function be(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(
t),i++}if(a.groups===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"groups"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="grou\
ps")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/qu\
estions.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"./schemas/questions.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.groups!==
void 0){let t=a.groups;if(Array.isArray(t)){let r=t.length;for(let n=0;n<r;n++)D.call(this,t[n],{instancePath:s+
"/groups/"+n,parentData:t,parentDataProperty:n,rootData:u})||(e=e===null?D.errors:e.concat(D.errors),
i=e.length)}else{let r={instancePath:s+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",
params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return be.errors=e,i===0}var Lt=Le;var Xe={type:"object",additionalProperties:!1,required:["id","title","description","icon","tone"],properties:{
id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},title:{type:"string",minLength:1},description:{
type:"string",minLength:1},icon:{type:"string",minLength:1},tone:{type:"string",enum:["tint","surfac\
e","primary","accent"]},request:{type:"string",minLength:1},page:{type:"string",pattern:"^[a-z0-9]+(\
-[a-z0-9]+)*$"}}};function Le(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(
t),i++}if(a.services===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"services"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="se\
rvices")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/se\
rvices.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"\
const",params:{allowedValue:"./schemas/services.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.services!==
void 0){let t=a.services;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/services",schemaPath:"\
#/properties/services/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.
length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){
let o={instancePath:s+"/services/"+n,schemaPath:"#/definitions/service/required",keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.title===void 0){let o={instancePath:s+
"/services/"+n,schemaPath:"#/definitions/service/required",keyword:"required",params:{missingProperty:"\
title"}};e===null?e=[o]:e.push(o),i++}if(l.description===void 0){let o={instancePath:s+"/services/"+
n,schemaPath:"#/definitions/service/required",keyword:"required",params:{missingProperty:"descriptio\
n"}};e===null?e=[o]:e.push(o),i++}if(l.icon===void 0){let o={instancePath:s+"/services/"+n,schemaPath:"\
#/definitions/service/required",keyword:"required",params:{missingProperty:"icon"}};e===null?e=[o]:e.
push(o),i++}if(l.tone===void 0){let o={instancePath:s+"/services/"+n,schemaPath:"#/definitions/servi\
ce/required",keyword:"required",params:{missingProperty:"tone"}};e===null?e=[o]:e.push(o),i++}for(let o in l)
if(!(o==="id"||o==="title"||o==="description"||o==="icon"||o==="tone"||o==="request"||o==="page")){let p={
instancePath:s+"/services/"+n,schemaPath:"#/definitions/service/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){let o=l.
id;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/services/"+n+"/id",schemaPath:"#/de\
finitions/service/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};
e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/services/"+n+"/id",schemaPath:"#/definiti\
ons/service/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}
if(l.title!==void 0){let o=l.title;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/service\
s/"+n+"/title",schemaPath:"#/definitions/service/properties/title/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/services/"+n+"/title",schemaPath:"\
#/definitions/service/properties/title/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),i++}}if(l.description!==void 0){let o=l.description;if(typeof o=="string"){if(m(o)<1){let p={
instancePath:s+"/services/"+n+"/description",schemaPath:"#/definitions/service/properties/descriptio\
n/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+
"/services/"+n+"/description",schemaPath:"#/definitions/service/properties/description/type",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.icon!==void 0){let o=l.icon;if(typeof o==
"string"){if(m(o)<1){let p={instancePath:s+"/services/"+n+"/icon",schemaPath:"#/definitions/service/\
properties/icon/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/services/"+n+"/icon",schemaPath:"#/definitions/service/properties/icon/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.tone!==void 0){let o=l.tone;
if(typeof o!="string"){let p={instancePath:s+"/services/"+n+"/tone",schemaPath:"#/definitions/servic\
e/properties/tone/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}if(!(o===
"tint"||o==="surface"||o==="primary"||o==="accent")){let p={instancePath:s+"/services/"+n+"/tone",schemaPath:"\
#/definitions/service/properties/tone/enum",keyword:"enum",params:{allowedValues:Xe.properties.tone.
enum}};e===null?e=[p]:e.push(p),i++}}if(l.request!==void 0){let o=l.request;if(typeof o=="string"){if(m(
o)<1){let p={instancePath:s+"/services/"+n+"/request",schemaPath:"#/definitions/service/properties/r\
equest/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+
"/services/"+n+"/request",schemaPath:"#/definitions/service/properties/request/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.page!==void 0){let o=l.page;if(typeof o==
"string"){if(!y.test(o)){let p={instancePath:s+"/services/"+n+"/page",schemaPath:"#/definitions/serv\
ice/properties/page/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?
e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/services/"+n+"/page",schemaPath:"#/definitions/ser\
vice/properties/page/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{
let o={instancePath:s+"/services/"+n,schemaPath:"#/definitions/service/type",keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/services",schemaPath:"#/\
properties/services/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return Le.errors=e,i===0}var $t=$e,Je={type:"object",additionalProperties:!1,required:["$sche\
ma","language","country","timeZone","currency","currencySign","directions"],properties:{$schema:{const:"\
./schemas/site.schema.json"},language:{type:"string",pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},country:{
type:"string",enum:["TR","DE","AT","CH","NL","BE","FR","GB"]},timeZone:{type:"string",pattern:"^[A-Z\
][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$",country:"timeZone"},currency:{type:"string",pattern:"^[A-Z]{3}$",
country:"currency"},currencySign:{type:"string",minLength:1},directions:{type:"array",minItems:1,uniqueItems:!0,
items:{$ref:"#/definitions/directions"}}},definitions:{directions:{type:"string",enum:["google","app\
le","yandex","openstreetmap"]}}},Ke={type:"string",enum:["google","apple","yandex","openstreetmap"]},
et=new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","u"),tt=new RegExp("^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+\
0-9-]*)+$","u"),rt=new RegExp("^[A-Z]{3}$","u");function $e(a,{instancePath:s="",parentData:h,parentDataProperty:f,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"}};
e===null?e=[t]:e.push(t),i++}if(a.language===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"language"}};e===null?e=[t]:e.push(t),i++}if(a.country===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"}};e===null?
e=[t]:e.push(t),i++}if(a.timeZone===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"timeZone"}};e===null?e=[t]:e.push(t),i++}if(a.currency===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"}};e===null?
e=[t]:e.push(t),i++}if(a.currencySign===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"currencySign"}};e===null?e=[t]:e.push(t),i++}if(a.directions===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"directions"}};
e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="language"||t==="country"||t==="\
timeZone"||t==="currency"||t==="currencySign"||t==="directions")){let r={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:
e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/site.schema.json"){let t={instancePath:s+
"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas\
/site.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.language!==void 0){let t=a.language;if(typeof t==
"string"){if(!et.test(t)){let r={instancePath:s+"/language",schemaPath:"#/properties/language/patter\
n",keyword:"pattern",params:{pattern:"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}}if(a.country!==void 0){let t=a.country;if(typeof t!="string"){
let r={instancePath:s+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}if(!(t==="TR"||t==="DE"||t==="AT"||t==="CH"||t==="NL"||t==="B\
E"||t==="FR"||t==="GB")){let r={instancePath:s+"/country",schemaPath:"#/properties/country/enum",keyword:"\
enum",params:{allowedValues:Je.properties.country.enum}};e===null?e=[r]:e.push(r),i++}}if(a.timeZone!==
void 0){let t=a.timeZone;if(!b(this.country,"timeZone",t)){let r={instancePath:s+"/timeZone",schemaPath:"\
#/properties/timeZone/country",keyword:"country",params:{}};e===null?e=[r]:e.push(r),i++}if(typeof t==
"string"){if(!tt.test(t)){let r={instancePath:s+"/timeZone",schemaPath:"#/properties/timeZone/patter\
n",keyword:"pattern",params:{pattern:"^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_+0-9-]*)+$"}};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",
params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.currency!==void 0){let t=a.currency;if(!b(
this.country,"currency",t)){let r={instancePath:s+"/currency",schemaPath:"#/properties/currency/coun\
try",keyword:"country",params:{}};e===null?e=[r]:e.push(r),i++}if(typeof t=="string"){if(!rt.test(t)){
let r={instancePath:s+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{
pattern:"^[A-Z]{3}$"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/currency",schemaPath:"\
#/properties/currency/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.
currencySign!==void 0){let t=a.currencySign;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+
"/currencySign",schemaPath:"#/properties/currencySign/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/currencySign",schemaPath:"#/properties/cu\
rrencySign/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.directions!==
void 0){let t=a.directions;if(Array.isArray(t)){if(t.length<1){let o={instancePath:s+"/directions",schemaPath:"\
#/properties/directions/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}
let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p!="string"){let d={instancePath:s+"/direct\
ions/"+o,schemaPath:"#/definitions/directions/type",keyword:"type",params:{type:"string"}};e===null?
e=[d]:e.push(d),i++}if(!(p==="google"||p==="apple"||p==="yandex"||p==="openstreetmap")){let d={instancePath:s+
"/directions/"+o,schemaPath:"#/definitions/directions/enum",keyword:"enum",params:{allowedValues:Ke.
enum}};e===null?e=[d]:e.push(d),i++}}let n=t.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(he(t[n],t[l])){
let o={instancePath:s+"/directions",schemaPath:"#/properties/directions/uniqueItems",keyword:"unique\
Items",params:{i:n,j:l}};e===null?e=[o]:e.push(o),i++;break e}}}else{let r={instancePath:s+"/directi\
ons",schemaPath:"#/properties/directions/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return $e.errors=e,i===0}var At=Ae;function Ae(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.
statistics===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
statistics"}};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="$schema"||t==="statistics")){let r={
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/statistics.schema.json"){
let t={instancePath:s+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"\
./schemas/statistics.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.statistics!==void 0){let t=a.statistics;
if(Array.isArray(t)){let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.
isArray(l)){if(l.id===void 0){let o={instancePath:s+"/statistics/"+n,schemaPath:"#/definitions/stati\
stic/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.label===
void 0){let o={instancePath:s+"/statistics/"+n,schemaPath:"#/definitions/statistic/required",keyword:"\
required",params:{missingProperty:"label"}};e===null?e=[o]:e.push(o),i++}if(l.target===void 0){let o={
instancePath:s+"/statistics/"+n,schemaPath:"#/definitions/statistic/required",keyword:"required",params:{
missingProperty:"target"}};e===null?e=[o]:e.push(o),i++}for(let o in l)if(!(o==="id"||o==="label"||o===
"target")){let p={instancePath:s+"/statistics/"+n,schemaPath:"#/definitions/statistic/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.
id!==void 0){let o=l.id;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/statistics/"+n+
"/id",schemaPath:"#/definitions/statistic/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/statistics/"+
n+"/id",schemaPath:"#/definitions/statistic/properties/id/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),i++}}if(l.label!==void 0){let o=l.label;if(typeof o=="string"){if(m(o)<1){let p={
instancePath:s+"/statistics/"+n+"/label",schemaPath:"#/definitions/statistic/properties/label/minLen\
gth",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+
"/statistics/"+n+"/label",schemaPath:"#/definitions/statistic/properties/label/type",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.target!==void 0){let o=l.target;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:s+"/statistics/"+n+"/target",schemaPath:"\
#/definitions/statistic/properties/target/type",keyword:"type",params:{type:"integer"}};e===null?e=[
p]:e.push(p),i++}if(typeof o=="number"&&isFinite(o)){if(o>1e7||isNaN(o)){let p={instancePath:s+"/sta\
tistics/"+n+"/target",schemaPath:"#/definitions/statistic/properties/target/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:1e7}};e===null?e=[p]:e.push(p),i++}if(o<1||isNaN(o)){let p={instancePath:s+
"/statistics/"+n+"/target",schemaPath:"#/definitions/statistic/properties/target/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),i++}}}}else{let o={instancePath:s+
"/statistics/"+n,schemaPath:"#/definitions/statistic/type",keyword:"type",params:{type:"object"}};e===
null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/statistics",schemaPath:"#/properties/statist\
ics/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return Ae.errors=
e,i===0}var vt=ve;function ve(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.
source===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[t]:e.push(t),i++}if(a.testimonials===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"testimonials"}};e===null?e=[t]:e.push(t),i++}
for(let t in a)if(!(t==="$schema"||t==="source"||t==="testimonials")){let r={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:
e.push(r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/testimonials.schema.json"){let t={instancePath:s+
"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas\
/testimonials.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.source!==void 0){let t=a.source;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:s+"/source",schemaPath:"\
#/properties/source/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(
r),i++}if(t.logo===void 0){let r={instancePath:s+"/source",schemaPath:"#/properties/source/required",
keyword:"required",params:{missingProperty:"logo"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r===
"name"||r==="logo")){let n={instancePath:s+"/source",schemaPath:"#/properties/source/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(n),i++}if(t.
name!==void 0){let r=t.name;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+"/source/name",schemaPath:"\
#/properties/source/properties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:
e.push(n),i++}}else{let n={instancePath:s+"/source/name",schemaPath:"#/properties/source/properties/\
name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.logo!==void 0){
let r=t.logo;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+"/source/logo",schemaPath:"#/pr\
operties/source/properties/logo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(
n),i++}}else{let n={instancePath:s+"/source/logo",schemaPath:"#/properties/source/properties/logo/ty\
pe",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}}else{let r={instancePath:s+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),i++}}if(a.testimonials!==void 0){let t=a.testimonials;if(Array.isArray(t)){let r=t.length;
for(let n=0;n<r;n++){let l=t[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let o={
instancePath:s+"/testimonials/"+n,schemaPath:"#/definitions/testimonial/required",keyword:"required",
params:{missingProperty:"id"}};e===null?e=[o]:e.push(o),i++}if(l.name===void 0){let o={instancePath:s+
"/testimonials/"+n,schemaPath:"#/definitions/testimonial/required",keyword:"required",params:{missingProperty:"\
name"}};e===null?e=[o]:e.push(o),i++}if(l.avatar===void 0){let o={instancePath:s+"/testimonials/"+n,
schemaPath:"#/definitions/testimonial/required",keyword:"required",params:{missingProperty:"avatar"}};
e===null?e=[o]:e.push(o),i++}if(l.date===void 0){let o={instancePath:s+"/testimonials/"+n,schemaPath:"\
#/definitions/testimonial/required",keyword:"required",params:{missingProperty:"date"}};e===null?e=[
o]:e.push(o),i++}if(l.rating===void 0){let o={instancePath:s+"/testimonials/"+n,schemaPath:"#/defini\
tions/testimonial/required",keyword:"required",params:{missingProperty:"rating"}};e===null?e=[o]:e.push(
o),i++}if(l.text===void 0){let o={instancePath:s+"/testimonials/"+n,schemaPath:"#/definitions/testim\
onial/required",keyword:"required",params:{missingProperty:"text"}};e===null?e=[o]:e.push(o),i++}for(let o in l)
if(!(o==="id"||o==="sample"||o==="name"||o==="avatar"||o==="date"||o==="rating"||o==="text")){let p={
instancePath:s+"/testimonials/"+n,schemaPath:"#/definitions/testimonial/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.id!==void 0){
let o=l.id;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/testimonials/"+n+"/id",schemaPath:"\
#/definitions/testimonial/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z\
0-9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/testimonials/"+n+"/id",schemaPath:"\
#/definitions/testimonial/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),i++}}if(l.sample!==void 0&&typeof l.sample!="boolean"){let o={instancePath:s+"/testimonial\
s/"+n+"/sample",schemaPath:"#/definitions/testimonial/properties/sample/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[o]:e.push(o),i++}if(l.name!==void 0){let o=l.name;if(typeof o=="string"){
if(m(o)<1){let p={instancePath:s+"/testimonials/"+n+"/name",schemaPath:"#/definitions/testimonial/pr\
operties/name/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{let p={
instancePath:s+"/testimonials/"+n+"/name",schemaPath:"#/definitions/testimonial/properties/name/type",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.avatar!==void 0){let o=l.avatar;
if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/testimonials/"+n+"/avatar",schemaPath:"#/d\
efinitions/testimonial/properties/avatar/minLength",keyword:"minLength",params:{limit:1}};e===null?e=
[p]:e.push(p),i++}}else{let p={instancePath:s+"/testimonials/"+n+"/avatar",schemaPath:"#/definitions\
/testimonial/properties/avatar/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),
i++}}if(l.date!==void 0){let o=l.date;if(typeof o=="string"){if(!N.validate(o)){let p={instancePath:s+
"/testimonials/"+n+"/date",schemaPath:"#/definitions/testimonial/properties/date/format",keyword:"fo\
rmat",params:{format:"date"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/testimonial\
s/"+n+"/date",schemaPath:"#/definitions/testimonial/properties/date/type",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),i++}}if(l.rating!==void 0){let o=l.rating;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:s+"/testimonials/"+n+"/rating",schemaPath:"#/de\
finitions/testimonial/properties/rating/type",keyword:"type",params:{type:"integer"}};e===null?e=[p]:
e.push(p),i++}if(typeof o=="number"&&isFinite(o)){if(o>5||isNaN(o)){let p={instancePath:s+"/testimon\
ials/"+n+"/rating",schemaPath:"#/definitions/testimonial/properties/rating/maximum",keyword:"maximum",
params:{comparison:"<=",limit:5}};e===null?e=[p]:e.push(p),i++}if(o<1||isNaN(o)){let p={instancePath:s+
"/testimonials/"+n+"/rating",schemaPath:"#/definitions/testimonial/properties/rating/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),i++}}}if(l.text!==void 0){let o=l.
text;if(typeof o=="string"){if(m(o)<1){let p={instancePath:s+"/testimonials/"+n+"/text",schemaPath:"\
#/definitions/testimonial/properties/text/minLength",keyword:"minLength",params:{limit:1}};e===null?
e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/testimonials/"+n+"/text",schemaPath:"#/definitions\
/testimonial/properties/text/type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{
let o={instancePath:s+"/testimonials/"+n,schemaPath:"#/definitions/testimonial/type",keyword:"type",
params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/testimonials",schemaPath:"\
#/properties/testimonials/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),i++}return ve.errors=e,i===0}var jt=je,H={type:"object",additionalProperties:!1,required:["$schem\
a","colours","fonts","logo"],properties:{$schema:{const:"./schemas/theme.schema.json"},colours:{type:"\
object",additionalProperties:!1,required:["paper","surface","warm","soft","tint","shade","primary","\
primaryLight","deep","ink","inkQuiet","inkAccent","accent","ornament","wallLight","wallDark"],properties:{
paper:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},surface:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},
warm:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},soft:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},tint:{
type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},shade:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},primary:{
type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},primaryLight:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},
deep:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ink:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},inkQuiet:{
type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},inkAccent:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},accent:{
type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},ornament:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},wallLight:{
type:"string",pattern:"^#[0-9A-Fa-f]{6}$"},wallDark:{type:"string",pattern:"^#[0-9A-Fa-f]{6}$"}}},fonts:{
type:"object",additionalProperties:!1,required:["display","text"],properties:{display:{type:"object",
additionalProperties:!1,required:["family","file","weights","fallback"],properties:{family:{type:"st\
ring",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{type:"string",
pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}},text:{type:"o\
bject",additionalProperties:!1,required:["family","file","weights","fallback"],properties:{family:{type:"\
string",pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"},file:{type:"string",minLength:1},weights:{type:"strin\
g",pattern:"^[1-9]00( [1-9]00)?$"},fallback:{type:"string",enum:["serif","sans-serif"]}}}}},logo:{type:"\
object",additionalProperties:!1,required:["onLight","onDark"],properties:{onLight:{type:"string",minLength:1},
onDark:{type:"string",minLength:1}}}}},P=new RegExp("^#[0-9A-Fa-f]{6}$","u"),ae=new RegExp("^[A-Za-z\
0-9][A-Za-z0-9 -]*$","u"),le=new RegExp("^[1-9]00( [1-9]00)?$","u");function je(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"$schema"}};e===null?e=[t]:e.push(t),i++}if(a.colours===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"colours"}};e===null?e=[t]:e.push(
t),i++}if(a.fonts===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fonts"}};e===null?e=[t]:e.push(t),i++}if(a.logo===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"logo"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="$schema"||t==="colours"||t==="fonts"||t==="logo")){let r={instancePath:s,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(
r),i++}if(a.$schema!==void 0&&a.$schema!=="./schemas/theme.schema.json"){let t={instancePath:s+"/$sc\
hema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas/them\
e.schema.json"}};e===null?e=[t]:e.push(t),i++}if(a.colours!==void 0){let t=a.colours;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.paper===void 0){let r={instancePath:s+"/colours",schemaPath:"#/pro\
perties/colours/required",keyword:"required",params:{missingProperty:"paper"}};e===null?e=[r]:e.push(
r),i++}if(t.surface===void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/requ\
ired",keyword:"required",params:{missingProperty:"surface"}};e===null?e=[r]:e.push(r),i++}if(t.warm===
void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"require\
d",params:{missingProperty:"warm"}};e===null?e=[r]:e.push(r),i++}if(t.soft===void 0){let r={instancePath:s+
"/colours",schemaPath:"#/properties/colours/required",keyword:"required",params:{missingProperty:"so\
ft"}};e===null?e=[r]:e.push(r),i++}if(t.tint===void 0){let r={instancePath:s+"/colours",schemaPath:"\
#/properties/colours/required",keyword:"required",params:{missingProperty:"tint"}};e===null?e=[r]:e.
push(r),i++}if(t.shade===void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/r\
equired",keyword:"required",params:{missingProperty:"shade"}};e===null?e=[r]:e.push(r),i++}if(t.primary===
void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"require\
d",params:{missingProperty:"primary"}};e===null?e=[r]:e.push(r),i++}if(t.primaryLight===void 0){let r={
instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"required",params:{missingProperty:"\
primaryLight"}};e===null?e=[r]:e.push(r),i++}if(t.deep===void 0){let r={instancePath:s+"/colours",schemaPath:"\
#/properties/colours/required",keyword:"required",params:{missingProperty:"deep"}};e===null?e=[r]:e.
push(r),i++}if(t.ink===void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/req\
uired",keyword:"required",params:{missingProperty:"ink"}};e===null?e=[r]:e.push(r),i++}if(t.inkQuiet===
void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"require\
d",params:{missingProperty:"inkQuiet"}};e===null?e=[r]:e.push(r),i++}if(t.inkAccent===void 0){let r={
instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"required",params:{missingProperty:"\
inkAccent"}};e===null?e=[r]:e.push(r),i++}if(t.accent===void 0){let r={instancePath:s+"/colours",schemaPath:"\
#/properties/colours/required",keyword:"required",params:{missingProperty:"accent"}};e===null?e=[r]:
e.push(r),i++}if(t.ornament===void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colo\
urs/required",keyword:"required",params:{missingProperty:"ornament"}};e===null?e=[r]:e.push(r),i++}if(t.
wallLight===void 0){let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"\
required",params:{missingProperty:"wallLight"}};e===null?e=[r]:e.push(r),i++}if(t.wallDark===void 0){
let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/required",keyword:"required",params:{
missingProperty:"wallDark"}};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!Z.call(H.properties.colours.
properties,r)){let n={instancePath:s+"/colours",schemaPath:"#/properties/colours/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(n),i++}if(t.paper!==
void 0){let r=t.paper;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colours/paper",schemaPath:"\
#/properties/colours/properties/paper/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};
e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/paper",schemaPath:"#/properties/c\
olours/properties/paper/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.
surface!==void 0){let r=t.surface;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colo\
urs/surface",schemaPath:"#/properties/colours/properties/surface/pattern",keyword:"pattern",params:{
pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/sur\
face",schemaPath:"#/properties/colours/properties/surface/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),i++}}if(t.warm!==void 0){let r=t.warm;if(typeof r=="string"){if(!P.test(r)){
let n={instancePath:s+"/colours/warm",schemaPath:"#/properties/colours/properties/warm/pattern",keyword:"\
pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+
"/colours/warm",schemaPath:"#/properties/colours/properties/warm/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),i++}}if(t.soft!==void 0){let r=t.soft;if(typeof r=="string"){if(!P.
test(r)){let n={instancePath:s+"/colours/soft",schemaPath:"#/properties/colours/properties/soft/patt\
ern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={
instancePath:s+"/colours/soft",schemaPath:"#/properties/colours/properties/soft/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.tint!==void 0){let r=t.tint;if(typeof r==
"string"){if(!P.test(r)){let n={instancePath:s+"/colours/tint",schemaPath:"#/properties/colours/prop\
erties/tint/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),
i++}}else{let n={instancePath:s+"/colours/tint",schemaPath:"#/properties/colours/properties/tint/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.shade!==void 0){let r=t.
shade;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colours/shade",schemaPath:"#/pro\
perties/colours/properties/shade/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===
null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/shade",schemaPath:"#/properties/colou\
rs/properties/shade/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.
primary!==void 0){let r=t.primary;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colo\
urs/primary",schemaPath:"#/properties/colours/properties/primary/pattern",keyword:"pattern",params:{
pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/pri\
mary",schemaPath:"#/properties/colours/properties/primary/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),i++}}if(t.primaryLight!==void 0){let r=t.primaryLight;if(typeof r=="string"){
if(!P.test(r)){let n={instancePath:s+"/colours/primaryLight",schemaPath:"#/properties/colours/proper\
ties/primaryLight/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.
push(n),i++}}else{let n={instancePath:s+"/colours/primaryLight",schemaPath:"#/properties/colours/pro\
perties/primaryLight/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.
deep!==void 0){let r=t.deep;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colours/de\
ep",schemaPath:"#/properties/colours/properties/deep/pattern",keyword:"pattern",params:{pattern:"^#[\
0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/deep",schemaPath:"\
#/properties/colours/properties/deep/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),i++}}if(t.ink!==void 0){let r=t.ink;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"\
/colours/ink",schemaPath:"#/properties/colours/properties/ink/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/ink",schemaPath:"\
#/properties/colours/properties/ink/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),i++}}if(t.inkQuiet!==void 0){let r=t.inkQuiet;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+
"/colours/inkQuiet",schemaPath:"#/properties/colours/properties/inkQuiet/pattern",keyword:"pattern",
params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/col\
ours/inkQuiet",schemaPath:"#/properties/colours/properties/inkQuiet/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),i++}}if(t.inkAccent!==void 0){let r=t.inkAccent;if(typeof r=="str\
ing"){if(!P.test(r)){let n={instancePath:s+"/colours/inkAccent",schemaPath:"#/properties/colours/pro\
perties/inkAccent/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.
push(n),i++}}else{let n={instancePath:s+"/colours/inkAccent",schemaPath:"#/properties/colours/proper\
ties/inkAccent/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.accent!==
void 0){let r=t.accent;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colours/accent",
schemaPath:"#/properties/colours/properties/accent/pattern",keyword:"pattern",params:{pattern:"^#[0-\
9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/accent",schemaPath:"\
#/properties/colours/properties/accent/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.
push(n),i++}}if(t.ornament!==void 0){let r=t.ornament;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+
"/colours/ornament",schemaPath:"#/properties/colours/properties/ornament/pattern",keyword:"pattern",
params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/col\
ours/ornament",schemaPath:"#/properties/colours/properties/ornament/type",keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),i++}}if(t.wallLight!==void 0){let r=t.wallLight;if(typeof r=="str\
ing"){if(!P.test(r)){let n={instancePath:s+"/colours/wallLight",schemaPath:"#/properties/colours/pro\
perties/wallLight/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.
push(n),i++}}else{let n={instancePath:s+"/colours/wallLight",schemaPath:"#/properties/colours/proper\
ties/wallLight/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),i++}}if(t.wallDark!==
void 0){let r=t.wallDark;if(typeof r=="string"){if(!P.test(r)){let n={instancePath:s+"/colours/wallD\
ark",schemaPath:"#/properties/colours/properties/wallDark/pattern",keyword:"pattern",params:{pattern:"\
^#[0-9A-Fa-f]{6}$"}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/colours/wallDark",schemaPath:"\
#/properties/colours/properties/wallDark/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:
e.push(n),i++}}}else{let r={instancePath:s+"/colours",schemaPath:"#/properties/colours/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.fonts!==void 0){let t=a.fonts;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.display===void 0){let r={instancePath:s+"/fonts",schemaPath:"\
#/properties/fonts/required",keyword:"required",params:{missingProperty:"display"}};e===null?e=[r]:e.
push(r),i++}if(t.text===void 0){let r={instancePath:s+"/fonts",schemaPath:"#/properties/fonts/requir\
ed",keyword:"required",params:{missingProperty:"text"}};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(!(r==="display"||r==="text")){let n={instancePath:s+"/fonts",schemaPath:"#/properties/fonts/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?e=[n]:e.push(
n),i++}if(t.display!==void 0){let r=t.display;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===
void 0){let n={instancePath:s+"/fonts/display",schemaPath:"#/properties/fonts/properties/display/req\
uired",keyword:"required",params:{missingProperty:"family"}};e===null?e=[n]:e.push(n),i++}if(r.file===
void 0){let n={instancePath:s+"/fonts/display",schemaPath:"#/properties/fonts/properties/display/req\
uired",keyword:"required",params:{missingProperty:"file"}};e===null?e=[n]:e.push(n),i++}if(r.weights===
void 0){let n={instancePath:s+"/fonts/display",schemaPath:"#/properties/fonts/properties/display/req\
uired",keyword:"required",params:{missingProperty:"weights"}};e===null?e=[n]:e.push(n),i++}if(r.fallback===
void 0){let n={instancePath:s+"/fonts/display",schemaPath:"#/properties/fonts/properties/display/req\
uired",keyword:"required",params:{missingProperty:"fallback"}};e===null?e=[n]:e.push(n),i++}for(let n in r)
if(!(n==="family"||n==="file"||n==="weights"||n==="fallback")){let l={instancePath:s+"/fonts/display",
schemaPath:"#/properties/fonts/properties/display/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),i++}if(r.family!==void 0){let n=r.family;
if(typeof n=="string"){if(!ae.test(n)){let l={instancePath:s+"/fonts/display/family",schemaPath:"#/p\
roperties/fonts/properties/display/properties/family/pattern",keyword:"pattern",params:{pattern:"^[A\
-Za-z0-9][A-Za-z0-9 -]*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/fonts/display\
/family",schemaPath:"#/properties/fonts/properties/display/properties/family/type",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.file!==void 0){let n=r.file;if(typeof n=="string"){
if(m(n)<1){let l={instancePath:s+"/fonts/display/file",schemaPath:"#/properties/fonts/properties/dis\
play/properties/file/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:s+"/fonts/display/file",schemaPath:"#/properties/fonts/properties/display/proper\
ties/file/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.weights!==
void 0){let n=r.weights;if(typeof n=="string"){if(!le.test(n)){let l={instancePath:s+"/fonts/display\
/weights",schemaPath:"#/properties/fonts/properties/display/properties/weights/pattern",keyword:"pat\
tern",params:{pattern:"^[1-9]00( [1-9]00)?$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/fonts/display/weights",schemaPath:"#/properties/fonts/properties/display/properties/weights/type",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.fallback!==void 0){let n=r.
fallback;if(typeof n!="string"){let l={instancePath:s+"/fonts/display/fallback",schemaPath:"#/proper\
ties/fonts/properties/display/properties/fallback/type",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),i++}if(!(n==="serif"||n==="sans-serif")){let l={instancePath:s+"/fonts/display/fallb\
ack",schemaPath:"#/properties/fonts/properties/display/properties/fallback/enum",keyword:"enum",params:{
allowedValues:H.properties.fonts.properties.display.properties.fallback.enum}};e===null?e=[l]:e.push(
l),i++}}}else{let n={instancePath:s+"/fonts/display",schemaPath:"#/properties/fonts/properties/displ\
ay/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),i++}}if(t.text!==void 0){let r=t.
text;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.family===void 0){let n={instancePath:s+"/font\
s/text",schemaPath:"#/properties/fonts/properties/text/required",keyword:"required",params:{missingProperty:"\
family"}};e===null?e=[n]:e.push(n),i++}if(r.file===void 0){let n={instancePath:s+"/fonts/text",schemaPath:"\
#/properties/fonts/properties/text/required",keyword:"required",params:{missingProperty:"file"}};e===
null?e=[n]:e.push(n),i++}if(r.weights===void 0){let n={instancePath:s+"/fonts/text",schemaPath:"#/pr\
operties/fonts/properties/text/required",keyword:"required",params:{missingProperty:"weights"}};e===
null?e=[n]:e.push(n),i++}if(r.fallback===void 0){let n={instancePath:s+"/fonts/text",schemaPath:"#/p\
roperties/fonts/properties/text/required",keyword:"required",params:{missingProperty:"fallback"}};e===
null?e=[n]:e.push(n),i++}for(let n in r)if(!(n==="family"||n==="file"||n==="weights"||n==="fallback")){
let l={instancePath:s+"/fonts/text",schemaPath:"#/properties/fonts/properties/text/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),i++}if(r.
family!==void 0){let n=r.family;if(typeof n=="string"){if(!ae.test(n)){let l={instancePath:s+"/fonts\
/text/family",schemaPath:"#/properties/fonts/properties/text/properties/family/pattern",keyword:"pat\
tern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9 -]*$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+
"/fonts/text/family",schemaPath:"#/properties/fonts/properties/text/properties/family/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.file!==void 0){let n=r.file;if(typeof n==
"string"){if(m(n)<1){let l={instancePath:s+"/fonts/text/file",schemaPath:"#/properties/fonts/propert\
ies/text/properties/file/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[l]:e.push(l),i++}}else{
let l={instancePath:s+"/fonts/text/file",schemaPath:"#/properties/fonts/properties/text/properties/f\
ile/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}}if(r.weights!==void 0){
let n=r.weights;if(typeof n=="string"){if(!le.test(n)){let l={instancePath:s+"/fonts/text/weights",schemaPath:"\
#/properties/fonts/properties/text/properties/weights/pattern",keyword:"pattern",params:{pattern:"^[\
1-9]00( [1-9]00)?$"}};e===null?e=[l]:e.push(l),i++}}else{let l={instancePath:s+"/fonts/text/weights",
schemaPath:"#/properties/fonts/properties/text/properties/weights/type",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),i++}}if(r.fallback!==void 0){let n=r.fallback;if(typeof n!="strin\
g"){let l={instancePath:s+"/fonts/text/fallback",schemaPath:"#/properties/fonts/properties/text/prop\
erties/fallback/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),i++}if(!(n==="\
serif"||n==="sans-serif")){let l={instancePath:s+"/fonts/text/fallback",schemaPath:"#/properties/fon\
ts/properties/text/properties/fallback/enum",keyword:"enum",params:{allowedValues:H.properties.fonts.
properties.text.properties.fallback.enum}};e===null?e=[l]:e.push(l),i++}}}else{let n={instancePath:s+
"/fonts/text",schemaPath:"#/properties/fonts/properties/text/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[n]:e.push(n),i++}}}else{let r={instancePath:s+"/fonts",schemaPath:"#/properties/fo\
nts/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),i++}}if(a.logo!==void 0){let t=a.
logo;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.onLight===void 0){let r={instancePath:s+"/log\
o",schemaPath:"#/properties/logo/required",keyword:"required",params:{missingProperty:"onLight"}};e===
null?e=[r]:e.push(r),i++}if(t.onDark===void 0){let r={instancePath:s+"/logo",schemaPath:"#/propertie\
s/logo/required",keyword:"required",params:{missingProperty:"onDark"}};e===null?e=[r]:e.push(r),i++}
for(let r in t)if(!(r==="onLight"||r==="onDark")){let n={instancePath:s+"/logo",schemaPath:"#/proper\
ties/logo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[n]:e.push(n),i++}if(t.onLight!==void 0){let r=t.onLight;if(typeof r=="string"){if(m(r)<1){let n={
instancePath:s+"/logo/onLight",schemaPath:"#/properties/logo/properties/onLight/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/logo/onLight",
schemaPath:"#/properties/logo/properties/onLight/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),i++}}if(t.onDark!==void 0){let r=t.onDark;if(typeof r=="string"){if(m(r)<1){let n={instancePath:s+
"/logo/onDark",schemaPath:"#/properties/logo/properties/onDark/minLength",keyword:"minLength",params:{
limit:1}};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/logo/onDark",schemaPath:"#/prop\
erties/logo/properties/onDark/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),
i++}}}else{let r={instancePath:s+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[t]:e.push(t),i++}return je.errors=e,i===0}var zt=ze;var st={type:"object",additionalProperties:!1,required:["id","service","intro","parts"],dependencies:{
photo:["photoAlt"],photoAlt:["photo"]},properties:{id:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"},service:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},intro:{type:"string",minLength:1},photo:{
type:"string",minLength:1},photoAlt:{type:"string",minLength:1},bodyLocation:{type:"string",minLength:1},
parts:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentPart"}},prices:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},doctors:{type:"array",minItems:1,
items:{type:"string",pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"},uniqueItems:!0},questions:{type:"string",pattern:"\
^[a-z0-9]+(-[a-z0-9]+)*$"}}},it={type:"object",additionalProperties:!1,dependencies:{photo:["photoAl\
t"],photoAlt:["photo"]},minProperties:1,properties:{topic:{type:"string",enum:["preparation","proced\
ure","followup"]},title:{type:"string",minLength:1},text:{type:"array",minItems:1,items:{type:"strin\
g",minLength:1}},list:{type:"array",minItems:1,items:{type:"string",minLength:1}},steps:{type:"array",
minItems:1,items:{type:"string",minLength:1}},photo:{type:"string",minLength:1},photoAlt:{type:"stri\
ng",minLength:1},links:{type:"array",minItems:1,items:{$ref:"#/definitions/treatmentLink"}}}};function S(a,{instancePath:s="",parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(Object.keys(a).length<1){let t={instancePath:s,schemaPath:"\
#/minProperties",keyword:"minProperties",params:{limit:1}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="topic"||t==="title"||t==="text"||t==="list"||t==="steps"||t==="photo"||t==="photoAlt"||t===
"links")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.photo!==void 0&&a.photoAlt===void 0){let t={
instancePath:s,schemaPath:"#/dependencies",keyword:"dependencies",params:{property:"photo",missingProperty:"\
photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[t]:e.push(t),i++}if(a.photoAlt!==void 0&&a.photo===
void 0){let t={instancePath:s,schemaPath:"#/dependencies",keyword:"dependencies",params:{property:"p\
hotoAlt",missingProperty:"photo",depsCount:1,deps:"photo"}};e===null?e=[t]:e.push(t),i++}if(a.topic!==
void 0){let t=a.topic;if(typeof t!="string"){let r={instancePath:s+"/topic",schemaPath:"#/properties\
/topic/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}if(!(t==="preparati\
on"||t==="procedure"||t==="followup")){let r={instancePath:s+"/topic",schemaPath:"#/properties/topic\
/enum",keyword:"enum",params:{allowedValues:it.properties.topic.enum}};e===null?e=[r]:e.push(r),i++}}
if(a.title!==void 0){let t=a.title;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/title",
schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.text!==void 0){let t=a.text;if(Array.isArray(t)){
if(t.length<1){let n={instancePath:s+"/text",schemaPath:"#/properties/text/minItems",keyword:"minIte\
ms",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(typeof l==
"string"){if(m(l)<1){let o={instancePath:s+"/text/"+n,schemaPath:"#/properties/text/items/minLength",
keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+"/tex\
t/"+n,schemaPath:"#/properties/text/items/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),i++}}}else{let r={instancePath:s+"/text",schemaPath:"#/properties/text/type",keyword:"type",
params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.list!==void 0){let t=a.list;if(Array.isArray(
t)){if(t.length<1){let n={instancePath:s+"/list",schemaPath:"#/properties/list/minItems",keyword:"mi\
nItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];
if(typeof l=="string"){if(m(l)<1){let o={instancePath:s+"/list/"+n,schemaPath:"#/properties/list/ite\
ms/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+
"/list/"+n,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/list",schemaPath:"#/properties/list/type",keyword:"\
type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.steps!==void 0){let t=a.steps;if(Array.
isArray(t)){if(t.length<1){let n={instancePath:s+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"\
minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];
if(typeof l=="string"){if(m(l)<1){let o={instancePath:s+"/steps/"+n,schemaPath:"#/properties/steps/i\
tems/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:s+
"/steps/"+n,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type:"string"}};e===null?
e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/steps",schemaPath:"#/properties/steps/type",keyword:"\
type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.photo!==void 0){let t=a.photo;if(typeof t==
"string"){if(m(t)<1){let r={instancePath:s+"/photo",schemaPath:"#/properties/photo/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/photo",schemaPath:"\
#/properties/photo/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.photoAlt!==
void 0){let t=a.photoAlt;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/photoAlt",schemaPath:"\
#/properties/photoAlt/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/photoAlt",schemaPath:"#/properties/photoAlt/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),i++}}if(a.links!==void 0){let t=a.links;if(Array.isArray(t)){if(t.
length<1){let n={instancePath:s+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",
params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){let l=t[n];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.label===void 0){let o={instancePath:s+"/links/"+n,schemaPath:"\
#/definitions/treatmentLink/required",keyword:"required",params:{missingProperty:"label"}};e===null?
e=[o]:e.push(o),i++}for(let o in l)if(!(o==="label"||o==="page"||o==="url")){let p={instancePath:s+"\
/links/"+n,schemaPath:"#/definitions/treatmentLink/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),i++}if(l.label!==void 0){let o=l.label;if(typeof o==
"string"){if(m(o)<1){let p={instancePath:s+"/links/"+n+"/label",schemaPath:"#/definitions/treatmentL\
ink/properties/label/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:s+"/links/"+n+"/label",schemaPath:"#/definitions/treatmentLink/properties/label/\
type",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),i++}}if(l.page!==void 0){let o=l.
page;if(typeof o=="string"){if(!y.test(o)){let p={instancePath:s+"/links/"+n+"/page",schemaPath:"#/d\
efinitions/treatmentLink/properties/page/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-\
z0-9]+)*$"}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/links/"+n+"/page",schemaPath:"\
#/definitions/treatmentLink/properties/page/type",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),i++}}if(l.url!==void 0){let o=l.url;if(typeof o=="string"){if(!R.test(o)){let p={instancePath:s+
"/links/"+n+"/url",schemaPath:"#/definitions/treatmentLink/properties/url/pattern",keyword:"pattern",
params:{pattern:'^https://[^\\s"<>]+$'}};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:s+"/\
links/"+n+"/url",schemaPath:"#/definitions/treatmentLink/properties/url/type",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),i++}}}else{let o={instancePath:s+"/links/"+n,schemaPath:"#/\
definitions/treatmentLink/type",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),i++}}}else{
let r={instancePath:s+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),i++}return S.errors=e,i===0}function E(a,{instancePath:s="",
parentData:h,parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.id===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"id"}};e===null?e=[t]:e.push(t),i++}if(a.service===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"service"}};e===null?e=[t]:e.push(t),i++}if(a.
intro===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
intro"}};e===null?e=[t]:e.push(t),i++}if(a.parts===void 0){let t={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"parts"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!Z.call(st.properties,t)){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.photo!==void 0&&a.
photoAlt===void 0){let t={instancePath:s,schemaPath:"#/dependencies",keyword:"dependencies",params:{
property:"photo",missingProperty:"photoAlt",depsCount:1,deps:"photoAlt"}};e===null?e=[t]:e.push(t),i++}
if(a.photoAlt!==void 0&&a.photo===void 0){let t={instancePath:s,schemaPath:"#/dependencies",keyword:"\
dependencies",params:{property:"photoAlt",missingProperty:"photo",depsCount:1,deps:"photo"}};e===null?
e=[t]:e.push(t),i++}if(a.id!==void 0){let t=a.id;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)\
*$"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.service!==void 0){let t=a.
service;if(typeof t=="string"){if(!y.test(t)){let r={instancePath:s+"/service",schemaPath:"#/propert\
ies/service/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:s+"/service",schemaPath:"#/properties/service/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.intro!==void 0){let t=a.intro;if(typeof t==
"string"){if(m(t)<1){let r={instancePath:s+"/intro",schemaPath:"#/properties/intro/minLength",keyword:"\
minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/intro",schemaPath:"\
#/properties/intro/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.photo!==
void 0){let t=a.photo;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+"/photo",schemaPath:"#\
/properties/photo/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/photo",schemaPath:"#/properties/photo/type",keyword:"type",params:{type:"str\
ing"}};e===null?e=[r]:e.push(r),i++}}if(a.photoAlt!==void 0){let t=a.photoAlt;if(typeof t=="string"){
if(m(t)<1){let r={instancePath:s+"/photoAlt",schemaPath:"#/properties/photoAlt/minLength",keyword:"m\
inLength",params:{limit:1}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/photoAlt",schemaPath:"\
#/properties/photoAlt/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.
bodyLocation!==void 0){let t=a.bodyLocation;if(typeof t=="string"){if(m(t)<1){let r={instancePath:s+
"/bodyLocation",schemaPath:"#/properties/bodyLocation/minLength",keyword:"minLength",params:{limit:1}};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/bodyLocation",schemaPath:"#/properties/bo\
dyLocation/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),i++}}if(a.parts!==void 0){
let t=a.parts;if(Array.isArray(t)){if(t.length<1){let n={instancePath:s+"/parts",schemaPath:"#/prope\
rties/parts/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[n]:e.push(n),i++}let r=t.length;
for(let n=0;n<r;n++)S.call(this,t[n],{instancePath:s+"/parts/"+n,parentData:t,parentDataProperty:n,rootData:u})||
(e=e===null?S.errors:e.concat(S.errors),i=e.length)}else{let r={instancePath:s+"/parts",schemaPath:"\
#/properties/parts/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),i++}}if(a.prices!==
void 0){let t=a.prices;if(Array.isArray(t)){if(t.length<1){let o={instancePath:s+"/prices",schemaPath:"\
#/properties/prices/minItems",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),i++}let r=t.
length;for(let o=0;o<r;o++){let p=t[o];if(typeof p=="string"){if(!y.test(p)){let d={instancePath:s+"\
/prices/"+o,schemaPath:"#/properties/prices/items/pattern",keyword:"pattern",params:{pattern:"^[a-z0\
-9]+(-[a-z0-9]+)*$"}};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:s+"/prices/"+o,schemaPath:"\
#/properties/prices/items/type",keyword:"type",params:{type:"string"}};e===null?e=[d]:e.push(d),i++}}
let n=t.length,l;if(n>1){let o={};for(;n--;){let p=t[n];if(typeof p=="string"){if(typeof o[p]=="numb\
er"){l=o[p];let d={instancePath:s+"/prices",schemaPath:"#/properties/prices/uniqueItems",keyword:"un\
iqueItems",params:{i:n,j:l}};e===null?e=[d]:e.push(d),i++;break}o[p]=n}}}}else{let r={instancePath:s+
"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:
e.push(r),i++}}if(a.doctors!==void 0){let t=a.doctors;if(Array.isArray(t)){if(t.length<1){let o={instancePath:s+
"/doctors",schemaPath:"#/properties/doctors/minItems",keyword:"minItems",params:{limit:1}};e===null?
e=[o]:e.push(o),i++}let r=t.length;for(let o=0;o<r;o++){let p=t[o];if(typeof p=="string"){if(!y.test(
p)){let d={instancePath:s+"/doctors/"+o,schemaPath:"#/properties/doctors/items/pattern",keyword:"pat\
tern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:s+
"/doctors/"+o,schemaPath:"#/properties/doctors/items/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),i++}}let n=t.length,l;if(n>1){let o={};for(;n--;){let p=t[n];if(typeof p=="stri\
ng"){if(typeof o[p]=="number"){l=o[p];let d={instancePath:s+"/doctors",schemaPath:"#/properties/doct\
ors/uniqueItems",keyword:"uniqueItems",params:{i:n,j:l}};e===null?e=[d]:e.push(d),i++;break}o[p]=n}}}}else{
let r={instancePath:s+"/doctors",schemaPath:"#/properties/doctors/type",keyword:"type",params:{type:"\
array"}};e===null?e=[r]:e.push(r),i++}}if(a.questions!==void 0){let t=a.questions;if(typeof t=="stri\
ng"){if(!y.test(t)){let r={instancePath:s+"/questions",schemaPath:"#/properties/questions/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"}};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[t]:e.push(t),i++}return E.errors=e,i===0}function ze(a,{instancePath:s="",parentData:h,
parentDataProperty:f,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
$schema===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
$schema"}};e===null?e=[t]:e.push(t),i++}if(a.treatments===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"treatments"}};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!(t==="$schema"||t==="treatments")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}};e===null?e=[r]:e.push(r),i++}if(a.$schema!==void 0&&
a.$schema!=="./schemas/treatments.schema.json"){let t={instancePath:s+"/$schema",schemaPath:"#/prope\
rties/%24schema/const",keyword:"const",params:{allowedValue:"./schemas/treatments.schema.json"}};e===
null?e=[t]:e.push(t),i++}if(a.treatments!==void 0){let t=a.treatments;if(Array.isArray(t)){let r=t.length;
for(let n=0;n<r;n++)E.call(this,t[n],{instancePath:s+"/treatments/"+n,parentData:t,parentDataProperty:n,
rootData:u})||(e=e===null?E.errors:e.concat(E.errors),i=e.length)}else{let r={instancePath:s+"/treat\
ments",schemaPath:"#/properties/treatments/type",keyword:"type",params:{type:"array"}};e===null?e=[r]:
e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}};
e===null?e=[t]:e.push(t),i++}return ze.errors=e,i===0}export{mt as about,ft as appointment,ht as calls,ut as clinic,ct as doctors,yt as galleries,gt as hero,
Pt as pages,kt as prices,wt as privacy,qt as prose,bt as questions,Lt as services,$t as site,At as statistics,
vt as testimonials,jt as theme,zt as treatments};
