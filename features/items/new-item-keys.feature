Feature: Keys and presets of new items

  @memory
  Scenario: Presets of the role fill a new item and are not sent
    Given Jun has signed in
    And he has started a new item of "Articles"
    When he changes "title" to "Ice roads"
    And he changes "slug" to "ice-roads"
    And he saves
    Then only this is created in "articles":
      | title | Ice roads |
      | slug  | ice-roads |

  @memory
  Scenario: An auto-increment key is set by the server
    Given Clara has signed in
    And she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves and stays
    Then she is at item "34" of "tags"

  @memory
  Scenario: A manual key is required before saving
    Given Ines has signed in
    And she has started a new item of "Languages"
    When she changes "name" to "Norsk"
    Then she cannot save: "Enter the key first"
    When she changes "code" to "nb-NO"
    Then she can save

  @memory
  Scenario: A saved new item continues as an existing item
    Given Clara has signed in
    And she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves and stays
    Then she is at item "34" of "tags"
    When she changes "name" to "volcano"
    And she saves and starts another
    Then she is at a new item of "tags"
    And "name" is ""
