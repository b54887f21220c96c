Feature: Presets
  The page of a preset says who sees it, and which defaults of the collection count instead of it.

  @memory @browser
  Scenario: The default of a role counts over the one for everyone
    Given the role "Editor" has a default of "articles"
    And Ines has signed in
    When she opens the address "/settings/presets/4"
    Then the preset is seen by "Everyone (users: 5)"
    And the competing defaults are
      | loses: Default for Editor |
    When she opens the address "/settings/presets/700"
    Then the preset is seen by "Role Editor (users: 2)"
    And the competing defaults are
      | wins: Default for everyone |
