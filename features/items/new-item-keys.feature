Feature: Keys and presets of new items

  @memory
  Scenario: What the role presets is there from the beginning, and is not sent
    Given Jun has signed in
    And he has started a new item of "Articles"
    When he changes "title" to "Ice roads"
    And he changes "slug" to "ice-roads"
    And he saves
    Then only this is created in "articles":
      | title | Ice roads |
      | slug  | ice-roads |

  @memory
  Scenario: A counted key is the server's
    Given Clara has signed in
    And she has started a new item of "Tags"
    When she changes "name" to "volcanoes"
    And she changes "slug" to "volcanoes"
    And she saves and stays
    Then she is at item "34" of "tags"

  @memory
  Scenario: A key that people enter has to be there
    Given Ines has signed in
    And she has started a new item of "Languages"
    When she changes "name" to "Norsk"
    Then she cannot save: "The key has to be filled in first"
    When she changes "code" to "nb-NO"
    Then she can save

  @memory @browser
  Scenario: A new item goes on as the item it has become
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
